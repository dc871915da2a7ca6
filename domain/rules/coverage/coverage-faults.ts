import type { Faltas } from '../form/form-events';
import type { CoverageFilters, CoverageQuery } from './coverage-query';
import { type CoverageSearchFault, coverageSearchFault } from './coverage-search';

export type CoverageFault = CoverageSearchFault | 'largo';

const longestName = 150;

/** What a question lacks, at the first field that could give it. */
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
