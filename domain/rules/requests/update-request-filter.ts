import { wireDate } from '../dates/date';
import type { Form } from '../form/update-field';
import { type RequestDraft, type RequestFault, type RequestField, requestFaults } from './request-draft';

type RequestForm = Form<RequestDraft, RequestField, RequestFault>;

/** A day that is whole is looked at while it is being written, and what was wrong with the other one again. */
export const updateRequestFilter = (
  { borrador: before, faltas }: RequestForm,
  { campo, valor }: { campo: keyof RequestDraft; valor: string },
  today: string,
): RequestForm => {
  const borrador = { ...before, [campo]: valor };
  if (campo === 'numero') return { borrador, faltas: { ...faltas, numero: undefined } };
  if (campo !== 'desde' && campo !== 'hasta') return { borrador, faltas };
  const other = campo === 'desde' ? 'hasta' : 'desde';
  const found = requestFaults(borrador, today);
  return {
    borrador,
    faltas: {
      ...faltas,
      [campo]: wireDate(valor) === null ? undefined : found[campo],
      [other]: faltas[other] === undefined ? undefined : found[other],
    },
  };
};
