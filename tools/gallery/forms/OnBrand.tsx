import type { ReactNode } from 'react';
import { onBrand } from './OnBrand.css';

export const OnBrand = ({ children }: { children: ReactNode }) => <div className={onBrand}>{children}</div>;
