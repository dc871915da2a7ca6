import type { ReactNode } from 'react';

/** The first column identifies the row. */
export interface Column<Row> {
  name: string;
  /** A short value that never wraps: a telephone number, a date. */
  whole?: boolean;
  cell: (row: Row) => ReactNode;
}
