import type { ReactNode } from 'react';
import { PersonName } from '../blocks/PersonName';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { LockIcon } from '../icons/LockIcon';
import { line as lineStyle, name as nameStyle, person, words } from './PersonButton.css';

interface Props {
  picture: ReactNode;
  name: readonly string[];
  line: string;
  /** A press gives the reason of a refusal instead of opening. */
  closed: boolean;
  onPress: () => void;
}

/** Selects one of several people. */
export const PersonButton = ({ picture, name, line, closed, onPress }: Props) => (
  <button type="button" className={person} onClick={onPress}>
    {picture}
    <span className={words}>
      <span className={nameStyle} dir="auto">
        <PersonName parts={name} />
      </span>{' '}
      <span className={lineStyle}>{line}</span>
    </span>
    {closed ? <LockIcon size="small" /> : <ChevronRightIcon size="small" />}
  </button>
);
