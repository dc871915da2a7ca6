import { providerFilterKinds } from '../../../domain/rules/providers/provider-filters';
import { type FilterRouter, filterAddress } from './filter-address';

export const providersAddress = (router: FilterRouter) => filterAddress(router, 'providers', providerFilterKinds);
