import type { ReactNode } from 'react';
import { halves } from './Halves.css';

/** Fields two by two where there is room, else one below the other. */
export const Halves = ({ children }: { children: ReactNode }) => <div className={halves}>{children}</div>;
