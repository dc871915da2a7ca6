import type { AnchorHTMLAttributes } from 'react';
import { link } from './TextLink.css';

/** A text link inside the portal; the router sets its address. */
export const TextAnchor = ({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={link}>
    {children}
  </a>
);
