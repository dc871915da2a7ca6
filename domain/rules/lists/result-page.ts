import type { PageSize } from './page-size';

/** One page of what a search found. */
export interface ResultPage<Row> {
  rows: readonly Row[];
  /** Of all pages. */
  total: number;
  /** From 1. */
  page: number;
  size: PageSize;
}
