import { type CoverageQuery, complementOffered } from '../../../domain/rules/coverage/coverage-search';

/** What an address asks for: what is chosen of a list that is not there counts as not said. */
export const normalizeCoverageQuery = (query: CoverageQuery): CoverageQuery => ({
  ...query,
  complementario: complementOffered(query.plan) ? query.complementario : '',
  subgrupo: query.grupo === '' ? '' : query.subgrupo,
});
