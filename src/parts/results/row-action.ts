import type { ReactNode } from 'react';

interface Press<Row> {
  label: string;
  icon?: ReactNode;
  kind?: 'tonal' | 'ghost';
  act: (row: Row) => void;
  /** The action is running for this row. */
  busy?: (row: Row) => boolean;
  /** Disabled for now. */
  held?: boolean;
}

interface Lead<Row> {
  label: string;
  /** A RowAnchor of the router with `name` as its `aria-label`. */
  link: (row: Row, name: string) => ReactNode;
}

/** An action on a row; its accessible name identifies the row. */
export type RowAction<Row> = Press<Row> | Lead<Row>;
