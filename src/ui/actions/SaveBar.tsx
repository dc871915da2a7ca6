import type { ReactNode } from 'react';
import { bar, note as noteStyle } from './SaveBar.css';

interface Props {
  /** What its buttons are about. */
  label: string;
  /** How far the form is, beside the buttons where there is room. */
  note?: string | undefined;
  children: ReactNode;
}

/** The buttons of a form that is longer than the screen. */
export const SaveBar = ({ label, note, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: its fields stand above it
  <div
    className={bar}
    role="group"
    aria-label={label}
    // Leaving a field may show an error and move the bar while it is being pressed.
    onMouseDown={(event) => event.preventDefault()}
  >
    {note !== undefined && <p className={noteStyle}>{note}</p>}
    {children}
  </div>
);
