import type { AnchorHTMLAttributes } from 'react';
import { link } from './TextLink.css';

/** A link inside the portal; the router gives it its address. */
export const TextAnchor = ({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={link}>
    {children}
  </a>
);
