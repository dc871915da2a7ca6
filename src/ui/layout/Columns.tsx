import type { ReactNode } from 'react';
import { columns, evenColumns } from './Columns.css';

interface Props {
  /** Nearly equal columns. */
  even?: boolean;
  children: ReactNode;
}

/** A wide and a narrow column where they fit, else stacked. */
export const Columns = ({ even = false, children }: Props) => (
  <div className={even ? evenColumns : columns}>{children}</div>
);
