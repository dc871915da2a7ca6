import type { ReactNode } from 'react';
import {
  facts,
  head,
  kind as kindStyle,
  name as nameStyle,
  term as termStyle,
  value,
  words as wordsStyle,
} from './AccountHead.css';
import { PersonName } from './PersonName';

interface Props {
  picture: ReactNode;
  name: readonly string[];
  kind: string;
}

/** The member's photo, name and kind, at the top of the account menu. */
export const AccountHead = ({ picture, name, kind }: Props) => (
  <div className={head}>
    {picture}
    <div className={wordsStyle}>
      <p className={nameStyle}>
        <PersonName parts={name} />
      </p>
      <p className={kindStyle}>{kind}</p>
    </div>
  </div>
);

export const AccountFacts = ({ children }: { children: ReactNode }) => <dl className={facts}>{children}</dl>;

export const AccountFact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className={termStyle}>{term}</dt>
    <dd className={value} dir="auto">
      {children}
    </dd>
  </div>
);
