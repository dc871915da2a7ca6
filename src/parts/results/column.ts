import type { ReactNode } from 'react';

/** The first column identifies the row. */
export interface Column<Row> {
  name: string;
  /** Short, and never broken: a telephone, a date. */
  whole?: boolean;
  cell: (row: Row) => ReactNode;
}
