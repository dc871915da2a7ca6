import { placeOf } from '../person/family';
import type { HistoryFilters } from './history-filters';
import { usualRange } from './history-range';
import { rangeFromUrl } from './range-from-url';

/** What is asked for where an address says this. */
export const historyFiltersFromUrl = (said: HistoryFilters, today: string): HistoryFilters => ({
  ...said,
  ...rangeFromUrl(said, today),
  familiar: placeOf(said.familiar) ? said.familiar : '',
});

/** And what an address says for it: the range that everybody begins with goes without saying. */
export const historyFiltersToUrl = (asked: HistoryFilters, today: string): HistoryFilters => {
  const usual = asked.hasta === today && asked.desde === usualRange(today).desde;
  return usual ? { ...asked, desde: '', hasta: '' } : asked;
};
