import type { AnchorHTMLAttributes } from 'react';
import { brand, inverse } from './Brand.css';

/** The mark and the name; the router gives it its address. */
export const BrandAnchor = ({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={brand}>
    {children}
  </a>
);

export const BrandName = ({ onBrand = false, children }: { onBrand?: boolean; children: string }) => (
  <span className={onBrand ? inverse : brand}>{children}</span>
);
