import type { AnchorHTMLAttributes } from 'react';
import { face, kind, size } from './Button.css';

/** Links from a row to its page; the router sets its address, `aria-label` names the row. */
export const RowAnchor = ({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={`${kind.ghost} ${size.small}`}>
    <span className={face}>{children}</span>
  </a>
);
