import type { RequestFilters } from './request-filters';
import { requestSaid } from './request-question';

/** How many filters a question has: pages, their size and the case over the list are none. */
export const filtersSet = (asked: RequestFilters, today: string): number => {
  const { tipo, estado, numero, desde, hasta } = requestSaid(asked, today);
  return [tipo, estado, numero, desde + hasta].filter((word) => word !== '').length;
};
