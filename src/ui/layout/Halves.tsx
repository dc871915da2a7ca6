import type { ReactNode } from 'react';
import { halves, wide } from './Halves.css';

/** Fields two by two where there is room, else one below the other. */
export const Halves = ({ children }: { children: ReactNode }) => <div className={halves}>{children}</div>;

/** One of them that takes a row of its own. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={wide}>{children}</div>;
