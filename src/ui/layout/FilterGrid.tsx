import type { ReactNode } from 'react';
import { end as endStyle, grid } from './FilterGrid.css';

/** The fields of a search three by three where there is room, else two by two, else one below the other. */
export const FilterGrid = ({ end, children }: { end: ReactNode; children: ReactNode }) => (
  <div className={grid}>
    {children}
    <div className={endStyle}>{end}</div>
  </div>
);
