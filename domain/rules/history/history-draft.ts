import { screenDate, wireDate } from '../dates/dates';
import { type Faltas, type Form, updateField } from '../form/form-events';
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

const days = ['desde', 'hasta'] as const;
type Day = (typeof days)[number];

/** Validates a complete day while it is typed, and revalidates the other day if it had an error. */
export const updateRangeField = <Draft extends Pick<HistoryDraft, Day>, Field extends string, Fault extends string>(
  form: Form<Draft, Field | Day, Fault | HistoryFault>,
  { campo, valor }: { campo: keyof Draft & string; valor: string },
  today: string,
): Form<Draft, Field | Day, Fault | HistoryFault> => {
  const { borrador, faltas } = updateField(form, { campo, valor });
  const day = days.find((one) => one === campo);
  if (day === undefined) return { borrador, faltas };
  const other = day === 'desde' ? 'hasta' : 'desde';
  const found = historyFaults(borrador, today);
  return {
    borrador,
    faltas: {
      ...faltas,
      [day]: wireDate(valor) === null ? undefined : found[day],
      [other]: form.faltas[other] === undefined ? undefined : found[other],
    },
  };
};
