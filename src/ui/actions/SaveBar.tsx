import type { ReactNode } from 'react';
import { bar as barStyle, note as noteStyle, screenHigh } from './SaveBar.css';

interface Props {
  /** The accessible name of the group of buttons. */
  label: string;
  /** The state of the form, shown beside the buttons where there is room. */
  note?: string | undefined;
  /** A view shorter than the screen, in place of a long one: the bar stays at the bottom of the screen. */
  above?: ReactNode;
  children: ReactNode;
}

/** Sticky buttons for a form longer than the screen. */
export const SaveBar = ({ label, note, above, children }: Props) => {
  const bar = (
    // biome-ignore lint/a11y/useSemanticElements: its fields stand above it
    <div
      className={barStyle}
      role="group"
      aria-label={label}
      // Keeps the focus in the field: leaving it may show an error and move the bar under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {note !== undefined && <p className={noteStyle}>{note}</p>}
      {children}
    </div>
  );
  if (above === undefined) return bar;
  return (
    <div className={screenHigh}>
      {above}
      {bar}
    </div>
  );
};
