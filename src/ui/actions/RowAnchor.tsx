import type { AnchorHTMLAttributes } from 'react';
import { face, kind, size } from './Button.css';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: 'ghost' | 'primary';
}

/** Links from a row to its page; the router sets its address, `aria-label` names the row. */
export const RowAnchor = ({ look = 'ghost', children, ...anchor }: Props) => (
  <a {...anchor} className={`${kind[look]} ${size.small}`}>
    <span className={face}>{children}</span>
  </a>
);
