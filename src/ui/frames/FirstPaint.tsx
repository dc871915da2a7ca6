import type { ReactNode } from 'react';
import { slow, whole } from './FirstPaint.css';

interface Props {
  /** The fields are usable and the app takes over their values; otherwise the page is inert. */
  fields: boolean;
  slowWords: string;
  children: ReactNode;
}

/** A page as rendered before its JavaScript runs. */
export const FirstPaint = ({ fields, slowWords, children }: Props) => (
  <div className={whole} data-first-paint="" inert={!fields}>
    {children}
    <p className={slow}>{slowWords}</p>
  </div>
);
