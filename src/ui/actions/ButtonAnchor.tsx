import type { AnchorHTMLAttributes } from 'react';
import { face, kind, size } from './Button.css';

/** An anchor that looks like a small button; the router gives it its address. */
export const ButtonAnchor = ({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={`${kind.tonal} ${size.small}`}>
    <span className={face}>{children}</span>
  </a>
);
