import { coverageKinds } from '../../../domain/rules/coverage/coverage-search';
import { type FilterRouter, filterAddress } from './filter-address';

export const coverageAddress = (router: FilterRouter) => filterAddress(router, 'coverage', coverageKinds);
