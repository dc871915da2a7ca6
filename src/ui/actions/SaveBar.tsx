import type { ReactNode } from 'react';
import { bar, note as noteStyle } from './SaveBar.css';

interface Props {
  /** The accessible name of the group of buttons. */
  label: string;
  /** The state of the form, shown beside the buttons where there is room. */
  note?: string | undefined;
  children: ReactNode;
}

/** Sticky buttons for a form longer than the screen. */
export const SaveBar = ({ label, note, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: its fields stand above it
  <div
    className={bar}
    role="group"
    aria-label={label}
    // Keeps the focus in the field: leaving it may show an error and move the bar under the pointer.
    onMouseDown={(event) => event.preventDefault()}
  >
    {note !== undefined && <p className={noteStyle}>{note}</p>}
    {children}
  </div>
);
