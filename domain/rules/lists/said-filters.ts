import type { FilterKinds, Filters } from './filters';
import { filtersSearch } from './filters-search';
import { readFilters } from './read-filters';

/** Filters as far as an address can say them: what it cannot carry makes no other question of them. */
export const saidFilters = <K extends FilterKinds>(filters: Filters<K>, kinds: K): string =>
  filtersSearch(readFilters(filters, kinds), kinds);
