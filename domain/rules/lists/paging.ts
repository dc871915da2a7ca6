/** One page of what a search found. */
export interface ResultPage<Row> {
  rows: readonly Row[];
  /** Of all pages. */
  total: number;
  /** From 1. */
  page: number;
  size: PageSize;
}

/** How many rows a page of results may have. */
export const pageSizes = [5, 10, 25, 100] as const;

export type PageSize = (typeof pageSizes)[number];

export const defaultPageSize: PageSize = 5;

/** The page size of a URL or select; null for any other value. */
export const pageSizeOf = (asked: string): PageSize | null => pageSizes.find((size) => String(size) === asked) ?? null;

export interface Paging {
  pages: number;
  /** The first and the last row that is shown, counted over all pages; null: this page has none. */
  range: readonly [number, number] | null;
  /** Where the buttons lead; null: nowhere. */
  previous: number | null;
  next: number | null;
}

/** A URL may request a page past the end, which leads to the last page. */
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

interface Answer {
  data: readonly unknown[];
  cantidadRegistros: number;
}

/** The last existing page if the requested one lies past the end; else null. */
export const lastPageFallback = ({ data, cantidadRegistros }: Answer, page: number, size: number): number | null => {
  const last = Math.max(1, Math.ceil(cantidadRegistros / size));
  return data.length === 0 && cantidadRegistros > 0 && last < page ? last : null;
};
