import {
  type CoverageFilters,
  type CoverageQuery,
  type CoverageSearchFault,
  coverageSearchFault,
} from '../../domain/rules/coverage/coverage-search';
import type { Faltas } from '../../domain/rules/form/form-events';

export type CoverageFault = CoverageSearchFault | 'largo';

const longestName = 150;

/** Validates a search; an error is at the first field that can fix it. */
export const coverageFaults = ({
  plan,
  complementario,
  prestador,
  nombre,
  grupo,
  subgrupo,
}: Omit<CoverageQuery, 'pagina' | 'filas'>): Faltas<keyof CoverageFilters, CoverageFault> => {
  if (nombre.trim().length > longestName) return { nombre: 'largo' };
  const fault = coverageSearchFault({
    regimen: plan,
    plan: complementario,
    prestador,
    nombre,
    grupo,
    subGrupo: subgrupo,
  });
  if (fault === null) return {};
  if (fault === 'sinCriterio') return { plan: fault };
  return grupo === '' ? { grupo: fault } : { subgrupo: fault };
};

/** The first page of the search in the fields; the name without characters that a request cannot carry. */
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
