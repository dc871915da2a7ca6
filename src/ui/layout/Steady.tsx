import type { ReactNode } from 'react';
import { steady } from './Steady.css';

/** Reserves space, so that an extra line does not move the buttons below while they are pressed. */
export const Steady = ({ children }: { children: ReactNode }) => <div className={steady}>{children}</div>;
