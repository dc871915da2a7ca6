import { complementOffered } from '../../../domain/rules/coverage/coverage-search';
import type { ProviderFilters } from '../../../domain/rules/providers/provider-filters';

/** What an address asks for, as the fields could have asked for it. */
export const tidyProviderFilters = (filters: ProviderFilters): ProviderFilters =>
  complementOffered(filters.plan) ? filters : { ...filters, complementario: '' };
