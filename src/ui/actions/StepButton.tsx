import type { ReactNode } from 'react';
import { away, face, full, kind, size, spinner } from './Button.css';
import { blocked as blockedStyle } from './StepButton.css';

interface Props {
  /** The id of the form that it sends, where it stands outside of it, as in the footer of a dialog. */
  form?: string;
  width?: 'content' | 'full';
  /** Looks disabled but accepts presses, which report what is missing. */
  blocked?: boolean;
  /** Keeps its place and focus, says what it does, ignores further presses. */
  busy: boolean;
  busyLabel: string;
  children: ReactNode;
}

/** Moves a wizard on. */
export const StepButton = ({ form, width = 'content', blocked = false, busy, busyLabel, children }: Props) => (
  <button
    type="submit"
    form={form}
    className={`${kind.primary} ${size.normal}${width === 'full' ? ` ${full}` : ''}${blocked ? ` ${blockedStyle}` : ''}`}
    aria-busy={busy || undefined}
    aria-disabled={busy || blocked || undefined}
    onClick={(event) => busy && event.preventDefault()}
  >
    <span className={busy ? away : face}>{children}</span>
    <span className={busy ? face : away}>
      <span className={spinner} aria-hidden="true" />
      {busyLabel}
    </span>
  </button>
);
