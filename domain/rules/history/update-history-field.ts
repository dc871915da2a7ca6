import { wireDate } from '../dates/date';
import type { Form } from '../form/update-field';
import { type HistoryDraft, type HistoryFault, historyFaults } from './history-draft';

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
