import type { ReactNode } from 'react';
import { counted, count as countStyle } from './CountBadge.css';

/** A count at the corner of an icon. Decorative: the button's name includes it. */
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
