import type { ReactNode } from 'react';
import { onlyOnPhones } from './ShellFrame.css';

export const OnlyOnPhones = ({ children }: { children: ReactNode }) => <div className={onlyOnPhones}>{children}</div>;
