import type { ReactNode } from 'react';
import { slow, whole } from './FirstPaint.css';

/** A page before its program runs: seen at once, nothing in it can be pressed yet. */
export const FirstPaint = ({ slowWords, children }: { slowWords: string; children: ReactNode }) => (
  <div className={whole} inert>
    {children}
    <p className={slow}>{slowWords}</p>
  </div>
);
