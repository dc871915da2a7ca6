import type { ReactNode } from 'react';
import { buttons } from './Buttons.css';

/** The buttons under a text: on phones each has the whole width, else they stand side by side. */
export const Buttons = ({ children }: { children: ReactNode }) => <div className={buttons}>{children}</div>;
