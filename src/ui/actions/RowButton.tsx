import type { ReactNode } from 'react';
import { face, held as heldStyle, kind as kindStyle, size, spinner } from './Button.css';

interface Props {
  kind?: 'tonal' | 'ghost';
  icon?: ReactNode;
  /** The action and the row, since many rows have a button with the same label. */
  name: string;
  /** The action is running: keeps place and focus, ignores presses. */
  busy: boolean;
  /** Disabled for now: keeps place and focus, ignores presses. */
  held?: boolean;
  onPress: () => void;
  /** The visible label, with which `name` begins. */
  children: string;
}

/** An action on one row. */
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
