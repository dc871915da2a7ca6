/** How many rows a page of results may have. */
export const pageSizes = [5, 10, 25, 100] as const;

export type PageSize = (typeof pageSizes)[number];

export const defaultPageSize: PageSize = 5;

/** What an address or a list says; anything else is none of them. */
export const pageSizeOf = (asked: string): PageSize | null => pageSizes.find((size) => String(size) === asked) ?? null;
