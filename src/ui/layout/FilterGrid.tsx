import type { ReactNode } from 'react';
import { end as endStyle, grid } from './FilterGrid.css';

/** The fields of a search in three, two or one column, by width. */
export const FilterGrid = ({ end, children }: { end: ReactNode; children: ReactNode }) => (
  <div className={grid}>
    {children}
    <div className={endStyle}>{end}</div>
  </div>
);
