import { wireDate } from '../../domain/rules/dates/dates';
import type { Form } from '../../domain/rules/form/form-events';
import { type HistoryDraft, type HistoryFault, historyFaults } from '../../domain/rules/history/history-draft';
import { type HistoryFilters, rangeFromUrl, usualRange } from '../../domain/rules/history/history-filters';
import { placeOf } from '../../domain/rules/person/family';

/** The filters of a search from those in the address: fills in the usual range and drops unknown family members. */
export const historyFiltersFromUrl = (said: HistoryFilters, today: string): HistoryFilters => ({
  ...said,
  ...rangeFromUrl(said, today),
  familiar: placeOf(said.familiar) ? said.familiar : '',
});

/** The filters to put in the address: omits the usual range. */
export const historyFiltersToUrl = (asked: HistoryFilters, today: string): HistoryFilters => {
  const usual = asked.hasta === today && asked.desde === usualRange(today).desde;
  return usual ? { ...asked, desde: '', hasta: '' } : asked;
};

type HistoryForm = Form<HistoryDraft, 'desde' | 'hasta', HistoryFault>;

/** Validates a complete day while it is typed, and revalidates the other day if it had an error. */
export const updateHistoryField = (
  { borrador: before, faltas }: HistoryForm,
  { campo, valor }: { campo: keyof HistoryDraft; valor: string },
  today: string,
): HistoryForm => {
  const borrador = { ...before, [campo]: valor };
  if (campo !== 'desde' && campo !== 'hasta') return { borrador, faltas };
  const other = campo === 'desde' ? 'hasta' : 'desde';
  const found = historyFaults(borrador, today);
  return {
    borrador,
    faltas: {
      [campo]: wireDate(valor) === null ? undefined : found[campo],
      [other]: faltas[other] === undefined ? undefined : found[other],
    },
  };
};
