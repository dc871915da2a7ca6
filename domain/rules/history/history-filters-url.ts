import { placeOf } from '../person/family';
import type { HistoryFilters } from './history-filters';
import { usualRange } from './history-range';
import { rangeFromUrl } from './range-from-url';

/** The filters of a search from those in the address: fills in the usual range and drops unknown family members. */
export const historyFiltersFromUrl = (said: HistoryFilters, today: string): HistoryFilters => ({
  ...said,
  ...rangeFromUrl(said, today),
  familiar: placeOf(said.familiar) ? said.familiar : '',
});

/** The filters to put in the address: omits the usual range. */
export const historyFiltersToUrl = (asked: HistoryFilters, today: string): HistoryFilters => {
  const usual = asked.hasta === today && asked.desde === usualRange(today).desde;
  return usual ? { ...asked, desde: '', hasta: '' } : asked;
};
