import { screenDate, wireDate } from '../dates/date';
import type { Faltas } from '../form/form-events';
import { type HistoryFault, historyFaults } from '../history/history-draft';
import type { RequestFilters } from './request-filters';

/** The filters as they are being written: the days as people write them. */
export type RequestDraft = Omit<RequestFilters, 'pagina' | 'filas' | 'caso'>;
export type RequestField = 'numero' | 'desde' | 'hasta';
export type RequestFault = HistoryFault | 'numero';
export type RequestFaults = Faltas<RequestField, RequestFault>;

/** People copy it with blanks around and within. */
const numberOf = (written: string): string => written.replace(/[\s#]/g, '');

export const requestDraftOf = ({ tipo, estado, numero, desde, hasta }: RequestFilters): RequestDraft => ({
  tipo,
  estado,
  numero,
  desde: screenDate(desde),
  hasta: screenDate(hasta),
});

/** Of a draft without faults. */
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
