import type { AnchorHTMLAttributes } from 'react';
import { face, kind, size } from './Button.css';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: 'small' | 'primary';
}

/** An anchor with the look of a button, for a route or a file. */
export const ButtonAnchor = ({ look = 'small', children, ...anchor }: Props) => (
  <a {...anchor} className={look === 'primary' ? `${kind.primary} ${size.normal}` : `${kind.tonal} ${size.small}`}>
    <span className={face}>{children}</span>
  </a>
);
