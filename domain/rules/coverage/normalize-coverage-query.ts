import { complementOffered } from './complement-offered';
import type { CoverageQuery } from './coverage-query';

/** What an address asks for: what is chosen of a list that is not there counts as not said. */
export const normalizeCoverageQuery = (query: CoverageQuery): CoverageQuery => ({
  ...query,
  complementario: complementOffered(query.plan) ? query.complementario : '',
  subgrupo: query.grupo === '' ? '' : query.subgrupo,
});
