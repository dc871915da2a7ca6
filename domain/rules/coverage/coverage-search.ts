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
