import type { Filters } from '../lists/filters';

/** The filters of the list of requests as an address names them, and the case whose detail stands over the list. */
export const requestFilterKinds = {
  tipo: 'codigo',
  estado: 'codigo',
  numero: 'codigo',
  desde: 'fecha',
  hasta: 'fecha',
  caso: 'codigo',
} as const;

/** What is asked for has both days; in an address the usual ones are not said. */
export type RequestFilters = Filters<typeof requestFilterKinds>;
