import type { ReactNode } from 'react';

interface Press<Row> {
  label: string;
  icon?: ReactNode;
  kind?: 'tonal' | 'ghost';
  act: (row: Row) => void;
  /** It is under way for this row. */
  busy?: (row: Row) => boolean;
  /** For the moment the flow does not take it. */
  held?: boolean;
}

interface Lead<Row> {
  label: string;
  /** A RowAnchor of the router with `name` as its `aria-label`. */
  link: (row: Row, name: string) => ReactNode;
}

/** What can be done with a row; its name says with which. */
export type RowAction<Row> = Press<Row> | Lead<Row>;
