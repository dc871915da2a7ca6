import { usualRange } from '../history/history-range';
import { rangeFromUrl } from '../history/range-from-url';
import type { RequestFilters } from './request-filters';
import { requestStates } from './request-states';

/** What is asked for where an address says this. */
export const requestFiltersFromUrl = (said: RequestFilters, today: string): RequestFilters => ({
  ...said,
  ...rangeFromUrl(said, today),
  estado: requestStates.some(({ palabra }) => palabra === said.estado) ? said.estado : '',
});

/** And what an address says for it: the range that everybody begins with goes without saying. */
export const requestFiltersToUrl = (asked: RequestFilters, today: string): RequestFilters => {
  const usual = asked.hasta === today && asked.desde === usualRange(today).desde;
  return usual ? { ...asked, desde: '', hasta: '' } : asked;
};
