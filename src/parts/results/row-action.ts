import type { ReactNode } from 'react';

interface Offer<Row> {
  label: string;
  /** The rows that have the action; without it all have. */
  offered?: (row: Row) => boolean;
}

interface Press<Row> extends Offer<Row> {
  icon?: ReactNode;
  kind?: 'tonal' | 'ghost';
  act: (row: Row) => void;
  /** The action is running for this row. */
  busy?: (row: Row) => boolean;
  /** Disabled for now. */
  held?: boolean;
}

interface Lead<Row> extends Offer<Row> {
  /** A RowAnchor of the router with `name` as its `aria-label`. */
  link: (row: Row, name: string) => ReactNode;
}

/** An action on a row; its accessible name identifies the row. */
export type RowAction<Row> = Press<Row> | Lead<Row>;
