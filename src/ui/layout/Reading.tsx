import type { ReactNode } from 'react';
import { reading } from './Reading.css';

/** Limits text below the page's title to a comfortable line length. */
export const Reading = ({ children }: { children: ReactNode }) => <div className={reading}>{children}</div>;
