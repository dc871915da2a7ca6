import type { Filters } from '../lists/filters';
import { regimeIds } from '../plan/regime';

/** The filters of a coverage query in the URL: codes of the back end, and typed text. */
export const coverageKinds = {
  prestador: 'codigo',
  plan: 'codigo',
  complementario: 'codigo',
  grupo: 'codigo',
  subgrupo: 'codigo',
  nombre: 'texto',
} as const;

/** The filters of the URL, by which results are cached. */
export type CoverageQuery = Filters<typeof coverageKinds>;

/** The values of the fields; the affiliate is not a field. */
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
