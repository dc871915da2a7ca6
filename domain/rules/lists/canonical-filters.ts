import type { FilterKinds, Filters } from './filters';
import { formatFilters } from './format-filters';
import { parseFilters } from './parse-filters';

/** The canonical text of filters, so that equal searches compare as equal. */
export const canonicalFilters = <K extends FilterKinds>(filters: Filters<K>, kinds: K): string =>
  formatFilters(parseFilters(filters, kinds), kinds);
