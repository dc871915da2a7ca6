import type { AnchorHTMLAttributes } from 'react';
import { brand } from './Brand.css';
import mark from './brand/mark.svg';

export const BrandAnchor = ({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={brand}>
    <img src={mark} alt="" width="36" height="36" />
    {children}
  </a>
);
