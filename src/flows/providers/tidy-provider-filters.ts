import { complementOffered } from '../../../domain/rules/coverage/coverage-search';
import type { ProviderFilters } from '../../../domain/rules/providers/provider-filters';

/** Drops filters of an address that the form could not have produced. */
export const tidyProviderFilters = (filters: ProviderFilters): ProviderFilters =>
  complementOffered(filters.plan) ? filters : { ...filters, complementario: '' };
