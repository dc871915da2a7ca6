import type { RequestFilters } from './request-filters';
import { requestFiltersToUrl } from './request-filters-url';

/** How many filters a question has: pages, their size and the case over the list are none. */
export const countFilters = (asked: RequestFilters, today: string): number => {
  const { tipo, estado, numero, desde, hasta } = requestFiltersToUrl(asked, today);
  return [tipo, estado, numero, desde + hasta].filter((word) => word !== '').length;
};
