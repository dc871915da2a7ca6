import type { Filters } from '../lists/filters';

/** The filters of the history of authorizations as an address names them; `familiar` is a place of the core. */
export const historyKinds = {
  tipo: 'codigo',
  desde: 'fecha',
  hasta: 'fecha',
  costo: 'marca',
  centro: 'codigo',
  familiar: 'codigo',
} as const;

/** What is asked for has both days; in an address the usual ones are not said. */
export type HistoryFilters = Filters<typeof historyKinds>;
