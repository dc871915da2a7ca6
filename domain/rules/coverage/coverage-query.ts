import type { Filters } from '../lists/filters';

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
