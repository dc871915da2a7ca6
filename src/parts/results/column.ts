import type { ReactNode } from 'react';

/** The first of them says which row it is. */
export interface Column<Row> {
  name: string;
  /** Short, and never broken: a telephone, a date. */
  whole?: boolean;
  cell: (row: Row) => ReactNode;
}
