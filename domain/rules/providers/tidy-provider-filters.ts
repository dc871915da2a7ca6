import { complementOffered } from '../coverage/complement-offered';
import type { ProviderFilters } from './provider-filters';

/** What an address asks for, as the fields could have asked for it. */
export const tidyProviderFilters = (filters: ProviderFilters): ProviderFilters =>
  complementOffered(filters.plan) ? filters : { ...filters, complementario: '' };
