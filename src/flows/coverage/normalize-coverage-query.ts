import { type CoverageQuery, complementOffered } from '../../../domain/rules/coverage/coverage-search';

/** Drops choices of an address whose parent list is not selected. */
export const normalizeCoverageQuery = (query: CoverageQuery): CoverageQuery => ({
  ...query,
  complementario: complementOffered(query.plan) ? query.complementario : '',
  subgrupo: query.grupo === '' ? '' : query.subgrupo,
});
