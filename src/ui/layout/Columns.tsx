import type { ReactNode } from 'react';
import { columns, evenColumns } from './Columns.css';

interface Props {
  /** The second is nearly as broad as the first. */
  even?: boolean;
  children: ReactNode;
}

/** A broad and a narrow column where there is room, else one below the other. */
export const Columns = ({ even = false, children }: Props) => (
  <div className={even ? evenColumns : columns}>{children}</div>
);
