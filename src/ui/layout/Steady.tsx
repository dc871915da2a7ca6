import type { ReactNode } from 'react';
import { steady } from './Steady.css';

/** A line more or less in it does not move the buttons under it away from whoever is pressing them. */
export const Steady = ({ children }: { children: ReactNode }) => <div className={steady}>{children}</div>;
