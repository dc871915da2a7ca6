import type { FilterKinds, Filters } from './filters';
import { formatFilters } from './format-filters';
import { parseFilters } from './parse-filters';

/** Filters as far as an address can say them: what it cannot carry makes no other question of them. */
export const canonicalFilters = <K extends FilterKinds>(filters: Filters<K>, kinds: K): string =>
  formatFilters(parseFilters(filters, kinds), kinds);
