import type { ReactNode } from 'react';
import { face, held as heldStyle, kind as kindStyle, size, spinner } from './Button.css';

interface Props {
  kind?: 'tonal' | 'ghost';
  icon?: ReactNode;
  /** What it does, and with which row: many of the same word stand below one another. */
  name: string;
  /** Under way: keeps its place and focus, ignores further presses. */
  busy: boolean;
  /** For the moment nobody listens to it: keeps its place and focus, ignores presses. */
  held?: boolean;
  onPress: () => void;
  /** The first words of `name`. */
  children: string;
}

/** Does something with one row of many. */
export const RowButton = ({ kind = 'tonal', icon, name, busy, held = false, onPress, children }: Props) => (
  <button
    type="button"
    className={`${kindStyle[kind]} ${size.small}${held ? ` ${heldStyle}` : ''}`}
    aria-label={name}
    aria-busy={busy || undefined}
    aria-disabled={busy || held || undefined}
    onClick={busy || held ? (event) => event.preventDefault() : onPress}
  >
    <span className={face}>
      {busy ? <span className={spinner} aria-hidden="true" /> : icon}
      {children}
    </span>
  </button>
);
