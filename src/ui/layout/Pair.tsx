import type { ReactNode } from 'react';
import { pair } from './Pair.css';

/** A short field and a long one side by side, below one another where that is too narrow. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={pair}>{children}</div>;
