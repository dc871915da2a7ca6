import type { ReactNode } from 'react';
import { columns } from './Columns.css';

/** A broad and a narrow column where there is room, else one below the other. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={columns}>{children}</div>;
