import type { AnchorHTMLAttributes } from 'react';
import { face, kind, size } from './Button.css';

/** Leads from one row of many to a page about it; the router gives it its address, `aria-label` says which row. */
export const RowAnchor = ({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={`${kind.ghost} ${size.small}`}>
    <span className={face}>{children}</span>
  </a>
);
