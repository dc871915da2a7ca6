import type { ReactNode } from 'react';
import { middle } from './Middle.css';

/** Centres a page's only content vertically. */
export const Middle = ({ children }: { children: ReactNode }) => <div className={middle}>{children}</div>;
