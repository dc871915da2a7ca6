import type { Filters } from '../lists/filters';
import { regimeIds } from '../plan/regime';

/** What the coverage query asks for, as its address names it: codes of the back end, and what is typed. */
export const coverageKinds = {
  prestador: 'codigo',
  plan: 'codigo',
  complementario: 'codigo',
  grupo: 'codigo',
  subgrupo: 'codigo',
  nombre: 'texto',
} as const;

/** One question: what an address says, and what results belong to. */
export type CoverageQuery = Filters<typeof coverageKinds>;

/** What the fields hold; whose coverages they are is no field. */
export type CoverageFilters = Omit<CoverageQuery, 'prestador' | 'pagina' | 'filas'>;

export type CoverageSearchFault = 'sinCriterio' | 'sinGrupos';

export interface CoverageSearch {
  regimen: string;
  plan: string;
  prestador: string;
  nombre: string;
  grupo: string;
  subGrupo: string;
}

/** A plan or a provider, and a name or both groups. */
export const coverageSearchFault = (search: CoverageSearch): CoverageSearchFault | null => {
  if (search.regimen === '' && search.plan === '' && search.prestador === '') return 'sinCriterio';
  if (search.nombre.trim() === '' && (search.grupo === '' || search.subGrupo === '')) return 'sinGrupos';
  return null;
};

const without: readonly string[] = [String(regimeIds.subsidiado), String(regimeIds.larimar)];

/** Nobody of these plans has a complementary one. */
export const complementOffered = (plan: string): boolean => !without.includes(plan);
