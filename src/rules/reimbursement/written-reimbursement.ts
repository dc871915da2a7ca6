import { formatPhone } from '../contact/phone';
import { wireDate } from '../dates/date';
import { formatCedula } from '../document/cedula';
import { type Form, written } from '../form/written';
import { writtenAmount } from '../money/written-amount';
import type { ReimbursementDraft } from './reimbursement-draft';
import { amountFault, dayFault, type ReimbursementFault } from './reimbursement-faults';

type ReimbursementForm = Form<ReimbursementDraft, keyof ReimbursementDraft, ReimbursementFault>;

const longest = 30;

const writtenDocument = (type: string, text: string): string =>
  type === 'Cedula'
    ? formatCedula(text)
    : text
        .replace(/[^0-9a-zA-Z]/g, '')
        .toUpperCase()
        .slice(0, longest);

const masked = (draft: ReimbursementDraft, field: keyof ReimbursementDraft, text: string): string => {
  if (field === 'monto') return writtenAmount(text);
  if (field === 'noCuenta') return text.replace(/[^\d-]/g, '').slice(0, longest);
  if (field === 'documento') return writtenDocument(draft.tipoDocumento, text);
  if (field === 'telefonoCelular' || field === 'telefonoResidencial') return formatPhone(text);
  return text;
};

/** Each field takes its own form while it is written; what is already too much or too late says so at once. */
export const writtenReimbursement = (
  form: ReimbursementForm,
  { campo, valor }: { campo: keyof ReimbursementDraft; valor: string },
  hoy: string,
): ReimbursementForm => {
  const next = written(form, { campo, valor: masked(form.borrador, campo, valor) });
  if (campo === 'tipoDocumento' && valor !== form.borrador.tipoDocumento)
    return written(next, { campo: 'documento', valor: '' });
  // One of the two is enough: what is said of the pair is forgotten with either.
  if (campo === 'telefonoResidencial') return written(next, { campo: 'telefonoCelular' });
  const tooMuch = campo === 'monto' && amountFault(next.borrador.monto) === 'montoExcedido';
  const tooLate = campo === 'fechaServicio' && wireDate(valor) !== null && dayFault(valor, hoy) === 'fechaFutura';
  if (tooMuch) return { ...next, faltas: { ...next.faltas, monto: 'montoExcedido' } };
  return tooLate ? { ...next, faltas: { ...next.faltas, fechaServicio: 'fechaFutura' } } : next;
};
