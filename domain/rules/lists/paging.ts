import type { ResultPage } from './result-page';

export interface Paging {
  pages: number;
  /** The first and the last row that is shown, counted over all pages; null: this page has none. */
  range: readonly [number, number] | null;
  /** Where the buttons lead; null: nowhere. */
  previous: number | null;
  next: number | null;
}

/** An address may ask for a page that there is not: the way back from it leads to the last one that there is. */
export const paging = ({ rows, total, page, size }: ResultPage<unknown>): Paging => {
  const pages = Math.max(1, Math.ceil(total / size));
  const first = (page - 1) * size + 1;
  return {
    pages,
    range: rows.length === 0 ? null : [first, first + rows.length - 1],
    previous: page > 1 ? Math.min(page - 1, pages) : null,
    next: page < pages ? page + 1 : null,
  };
};
