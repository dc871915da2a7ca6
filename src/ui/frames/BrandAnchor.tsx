import type { AnchorHTMLAttributes } from 'react';
import { brand } from './Brand.css';

/** Logo and name; the router sets its address. */
export const BrandAnchor = ({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={brand}>
    {children}
  </a>
);
