import { filtersSearch } from '../screen/filters-search';
import { readFilters } from '../screen/read-filters';
import { type CoverageQuery, coverageKinds } from './coverage-query';

/** A question as far as an address can say it: what it cannot carry makes no other question of it. */
export const saidCoverage = (query: CoverageQuery): string =>
  filtersSearch(readFilters(query, coverageKinds), coverageKinds);
