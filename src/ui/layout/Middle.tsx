import type { ReactNode } from 'react';
import { middle } from './Middle.css';

/** All that a page has to say, about half-way down. */
export const Middle = ({ children }: { children: ReactNode }) => <div className={middle}>{children}</div>;
