import type { ReactNode } from 'react';
import { reading } from './Reading.css';

/** Below the title of a page, no wider than a line is comfortably read. */
export const Reading = ({ children }: { children: ReactNode }) => <div className={reading}>{children}</div>;
