import type { ReactNode } from 'react';
import { head, line, title as titleStyle } from './CardHead.css';

interface Props {
  title: string;
  /** Keeps the content beside a long title, which breaks instead. */
  oneLine?: boolean;
  children?: ReactNode;
}

/** The title of a card, and content beside it. */
export const CardHead = ({ title, oneLine = false, children }: Props) => (
  <div className={oneLine ? line : head}>
    <h2 className={titleStyle}>{title}</h2>
    {children}
  </div>
);
