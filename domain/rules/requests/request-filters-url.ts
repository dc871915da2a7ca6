import { usualRange } from '../history/history-range';
import { rangeFromUrl } from '../history/range-from-url';
import type { RequestFilters } from './request-filters';
import { requestStates } from './request-states';

/** The filters of a search from those in the address: fills in the usual range and drops unknown states. */
export const requestFiltersFromUrl = (said: RequestFilters, today: string): RequestFilters => ({
  ...said,
  ...rangeFromUrl(said, today),
  estado: requestStates.some(({ palabra }) => palabra === said.estado) ? said.estado : '',
});

/** The filters to put in the address: omits the usual range. */
export const requestFiltersToUrl = (asked: RequestFilters, today: string): RequestFilters => {
  const usual = asked.hasta === today && asked.desde === usualRange(today).desde;
  return usual ? { ...asked, desde: '', hasta: '' } : asked;
};
