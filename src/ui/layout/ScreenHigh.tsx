import type { ReactNode } from 'react';
import { screenHigh } from './ScreenHigh.css';

interface Props {
  /** A `SaveBar`. */
  bar: ReactNode;
  children: ReactNode;
}

/** Holds a bar at the bottom of the screen, where it was, when a short view replaces a long one. */
export const ScreenHigh = ({ bar, children }: Props) => (
  <div className={screenHigh}>
    {children}
    {bar}
  </div>
);
