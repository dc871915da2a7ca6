import type { ReactNode } from 'react';
import { narrow } from '../frames/Page.css';

/** One column for a form or a single message. */
export const Narrow = ({ children }: { children: ReactNode }) => <div className={narrow}>{children}</div>;
