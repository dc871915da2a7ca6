import { type HistoryFilters, rangeFromUrl } from '../../domain/rules/history/history-filters';
import { placeOf } from '../../domain/rules/person/family';

/** The filters of a search from those in the address: fills in the usual range and drops unknown family members. */
export const historyFiltersFromUrl = (said: HistoryFilters, today: string): HistoryFilters => ({
  ...said,
  ...rangeFromUrl(said, today),
  familiar: placeOf(said.familiar) ? said.familiar : '',
});
