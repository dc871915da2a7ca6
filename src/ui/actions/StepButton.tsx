import type { ReactNode } from 'react';
import { away, face, full, kind, size, spinner } from './Button.css';
import { blocked as blockedStyle } from './StepButton.css';

interface Props {
  /** The id of its form, if it is rendered outside of the form, such as in a dialog's footer. */
  form?: string;
  width?: 'content' | 'full';
  /** Looks disabled but accepts presses, which report what is missing. */
  blocked?: boolean;
  /** Keeps place and focus, shows the busy label and ignores presses. */
  busy: boolean;
  busyLabel: string;
  children: ReactNode;
}

/** Goes to the next or previous step of a wizard. */
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
