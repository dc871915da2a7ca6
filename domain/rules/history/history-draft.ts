import { screenDate, wireDate } from '../dates/dates';
import type { Faltas } from '../form/form-events';
import type { HistoryFilters } from './history-filters';
import { firstDay } from './history-filters';

/** The filters while being edited, with days as typed. */
export type HistoryDraft = Omit<HistoryFilters, 'pagina' | 'filas'>;

export type HistoryFault = 'falta' | 'invalida' | 'futura' | 'invertida';

export const draftOf = ({ pagina: _, filas: __, ...filters }: HistoryFilters): HistoryDraft => ({
  ...filters,
  desde: screenDate(filters.desde),
  hasta: screenDate(filters.hasta),
});

/** Of a draft without faults. */
export const filtersOf = (draft: HistoryDraft, filas: HistoryFilters['filas']): HistoryFilters => ({
  ...draft,
  desde: wireDate(draft.desde) ?? '',
  hasta: wireDate(draft.hasta) ?? '',
  pagina: 1,
  filas,
});

const faultOf = (written: string, today: string): HistoryFault | undefined => {
  if (written.trim() === '') return 'falta';
  const day = wireDate(written);
  if (day === null || day < firstDay) return 'invalida';
  return day > today ? 'futura' : undefined;
};

/** A range that ends before its start is an error of the start. */
export const historyFaults = (
  draft: Pick<HistoryDraft, 'desde' | 'hasta'>,
  today: string,
): Faltas<'desde' | 'hasta', HistoryFault> => {
  const [desde, hasta] = [faultOf(draft.desde, today), faultOf(draft.hasta, today)];
  const turned =
    desde === undefined && hasta === undefined && (wireDate(draft.desde) ?? '') > (wireDate(draft.hasta) ?? '');
  return {
    ...(desde === undefined ? {} : { desde }),
    ...(turned ? { desde: 'invertida' as const } : {}),
    ...(hasta === undefined ? {} : { hasta }),
  };
};
