import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { free, on, row, still } from './PressChip.css';

export const PressChips = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls
  <div className={row} role="group" aria-label={label}>
    {children}
  </div>
);

interface Props {
  /** A choice that is on or off. */
  pressed?: boolean;
  /** The accessible name of a chip that removes what it says. */
  removes?: string;
  onPress: () => void;
  children: string;
}

export const PressChip = ({ pressed, removes, onPress, children }: Props) => (
  <button
    type="button"
    className={pressed === false ? free : on}
    aria-pressed={pressed}
    aria-label={removes}
    onClick={onPress}
  >
    {pressed === true && <CheckIcon size="small" />}
    {children}
    {removes !== undefined && <CloseIcon size="small" />}
  </button>
);

/** Says what is on, where it cannot be removed. */
export const StillChip = ({ children }: { children: string }) => <span className={still}>{children}</span>;
