import type { CoverageFilters, CoverageQuery } from './coverage-query';

/** The first page of what the fields ask for; of a name all that a request can carry. */
export const searchedCoverage = (
  filters: CoverageFilters,
  { prestador, filas }: Pick<CoverageQuery, 'prestador' | 'filas'>,
): CoverageQuery => ({
  ...filters,
  nombre: filters.nombre.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim(),
  prestador,
  pagina: 1,
  filas,
});
