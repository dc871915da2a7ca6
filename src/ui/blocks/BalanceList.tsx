import type { ReactNode } from 'react';
import { list } from './BalanceCard.css';

export const BalanceList = ({ children }: { children: ReactNode }) => <ul className={list}>{children}</ul>;
