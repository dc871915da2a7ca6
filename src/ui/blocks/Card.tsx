import type { ReactNode } from 'react';
import { card } from './Card.css';

export const Card = ({ children }: { children: ReactNode }) => <div className={card}>{children}</div>;
