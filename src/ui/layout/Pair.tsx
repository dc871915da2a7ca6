import type { ReactNode } from 'react';
import { pair } from './Pair.css';

/** A short field and a long one side by side where they fit, else stacked. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={pair}>{children}</div>;
