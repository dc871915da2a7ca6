import type { ReactNode } from 'react';
import { counted, count as countStyle } from './CountBadge.css';

/** A number at the corner of what it counts. For the eye only: the button around it says the number in words. */
export const CountBadge = ({ count, children }: { count: number; children: ReactNode }) => (
  <span className={counted}>
    {children}
    {count > 0 && (
      <span className={countStyle} aria-hidden="true">
        {count > 9 ? '9+' : count}
      </span>
    )}
  </span>
);
