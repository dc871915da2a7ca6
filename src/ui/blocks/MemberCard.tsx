import type { ReactNode } from 'react';
import { Badge } from './Badge';
import type { Fact } from './FactGrid';
import {
  badge,
  below,
  name as nameStyle,
  numbers as numbersStyle,
  term,
  tones,
  top,
  value,
  warning as warningStyle,
} from './MemberCard.css';
import { PersonName } from './PersonName';

interface Props {
  tone: keyof typeof tones;
  brand: ReactNode;
  /** The kind of member; empty if unknown. */
  kind: string;
  name: readonly string[];
  /** That the card is not valid, in a word. */
  warning?: string;
  numbers: readonly Fact[];
}

/** The insurance card, drawn like the plastic one. */
export const MemberCard = ({ tone, brand, kind, name, warning, numbers }: Props) => (
  <div className={tones[tone]}>
    <div className={top}>
      {brand}
      {kind !== '' && (
        <span className={badge} dir="auto">
          {kind}
        </span>
      )}
    </div>
    {warning !== undefined && (
      <div className={warningStyle}>
        <Badge tone="error">{warning}</Badge>
      </div>
    )}
    <div className={below}>
      <h2 className={nameStyle}>
        <PersonName parts={name} />
      </h2>
      <dl className={numbersStyle}>
        {numbers
          .filter((fact) => fact.value.trim() !== '')
          .map((fact) => (
            <div key={fact.label}>
              <dt className={term}>{fact.label}</dt>
              <dd className={value} dir="auto">
                {fact.value}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  </div>
);
