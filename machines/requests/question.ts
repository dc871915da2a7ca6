import { screenDate, wireDate } from '../../domain/rules/dates/dates';
import type { Faltas } from '../../domain/rules/form/form-events';
import { type HistoryFault, historyFaults } from '../../domain/rules/history/history-draft';
import { rangeFromUrl } from '../../domain/rules/history/history-filters';
import type { RequestFilters } from '../../domain/rules/requests/request-filters';

/** The states that requests can be filtered by, spelled as the back end does; used in addresses. */
export const requestStates = [
  { palabra: 'en-curso', estado: 'En Curso' },
  { palabra: 'devuelto', estado: 'Devuelto' },
  { palabra: 'resuelto', estado: 'Resuelto' },
] as const;

export type StateFilter = 'Todos' | (typeof requestStates)[number]['estado'];

export const stateFilterOf = (palabra: string): StateFilter =>
  requestStates.find((one) => one.palabra === palabra)?.estado ?? 'Todos';

/** The filters while being edited, with days as typed. */
export type RequestDraft = Omit<RequestFilters, 'pagina' | 'filas' | 'caso'>;
export type RequestField = 'numero' | 'desde' | 'hasta';
export type RequestFault = HistoryFault | 'numero';
export type RequestFaults = Faltas<RequestField, RequestFault>;

/** A pasted number may contain blanks. */
const numberOf = (written: string): string => written.replace(/[\s#]/g, '');

export const requestDraftOf = ({ tipo, estado, numero, desde, hasta }: RequestFilters): RequestDraft => ({
  tipo,
  estado,
  numero,
  desde: screenDate(desde),
  hasta: screenDate(hasta),
});

/** The filters of a valid draft. */
export const requestFiltersOf = (draft: RequestDraft, filas: RequestFilters['filas']): RequestFilters => ({
  ...draft,
  numero: numberOf(draft.numero),
  desde: wireDate(draft.desde) ?? '',
  hasta: wireDate(draft.hasta) ?? '',
  caso: '',
  pagina: 1,
  filas,
});

export const requestFaults = (draft: RequestDraft, today: string): RequestFaults => ({
  ...(/^[0-9A-Za-z-]{0,40}$/.test(numberOf(draft.numero)) ? {} : { numero: 'numero' as const }),
  ...historyFaults(draft, today),
});

/** The filters of a search from those in the address: fills in the usual range and drops unknown states. */
export const requestFiltersFromUrl = (said: RequestFilters, today: string): RequestFilters => ({
  ...said,
  ...rangeFromUrl(said, today),
  estado: requestStates.some(({ palabra }) => palabra === said.estado) ? said.estado : '',
});
