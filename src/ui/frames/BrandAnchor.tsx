import type { AnchorHTMLAttributes } from 'react';
import { brand } from './Brand.css';

/** The mark and the name; the router gives it its address. */
export const BrandAnchor = ({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={brand}>
    {children}
  </a>
);
