import type { ReactNode } from 'react';
import { slow, whole } from './FirstPaint.css';

interface Props {
  /** Its fields take what is typed, and the program takes it over; else nothing in it can be used yet. */
  fields: boolean;
  slowWords: string;
  children: ReactNode;
}

/** A page before its program runs, seen at once. */
export const FirstPaint = ({ fields, slowWords, children }: Props) => (
  <div className={whole} data-first-paint="" inert={!fields}>
    {children}
    <p className={slow}>{slowWords}</p>
  </div>
);
