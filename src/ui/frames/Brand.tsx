import { brand, inverse } from './Brand.css';

export const BrandName = ({ onBrand = false, children }: { onBrand?: boolean; children: string }) => (
  <span className={onBrand ? inverse : brand}>{children}</span>
);
