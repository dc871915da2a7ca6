import type { ReactNode } from 'react';
import { halves, wide } from './Halves.css';

/** Fields in two columns where they fit, else stacked. */
export const Halves = ({ children }: { children: ReactNode }) => <div className={halves}>{children}</div>;

/** A field that spans both columns. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={wide}>{children}</div>;
