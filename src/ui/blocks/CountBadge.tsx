import type { ReactNode } from 'react';
import { counted, count as countStyle } from './CountBadge.css';

/** A number at the corner of what it counts. For the eye only: the name of the button around it has it too. */
export const CountBadge = ({ count, children }: { count: string; children: ReactNode }) => (
  <span className={counted}>
    {children}
    {count !== '0' && (
      <span className={countStyle} aria-hidden="true">
        {count}
      </span>
    )}
  </span>
);
