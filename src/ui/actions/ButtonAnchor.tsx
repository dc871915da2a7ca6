import type { AnchorHTMLAttributes } from 'react';
import { face, kind, size } from './Button.css';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: 'small' | 'primary';
}

/** An anchor that looks like a button; the router gives it its address, or a file has one. */
export const ButtonAnchor = ({ look = 'small', children, ...anchor }: Props) => (
  <a {...anchor} className={look === 'primary' ? `${kind.primary} ${size.normal}` : `${kind.tonal} ${size.small}`}>
    <span className={face}>{children}</span>
  </a>
);
