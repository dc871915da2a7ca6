import type { ReactNode } from 'react';
import { head, title as titleStyle } from './CardHead.css';

/** The title of a card, and content beside it. */
export const CardHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={head}>
    <h2 className={titleStyle}>{title}</h2>
    {children}
  </div>
);
