import { type Form, updateField } from '../form/form-events';
import type { ContactDraft } from './contact-draft';
import { formatAreaPhone } from './phone';

/** Invisible bidirectional marks. */
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\0]/g;

/** Formats phones; another province clears the municipality. */
export const updateContactField = <Falta extends string>(
  form: Form<ContactDraft, keyof ContactDraft, Falta>,
  event: { campo: keyof ContactDraft; valor: string },
): Form<ContactDraft, keyof ContactDraft, Falta> => {
  const text = event.valor.replace(invisible, '');
  const phone = event.campo === 'telefonoCelular' || event.campo === 'telefonoResidencial';
  const next = updateField(form, { campo: event.campo, valor: phone ? formatAreaPhone(text) : text });
  // One of the two phones is enough, so editing either clears the error of the pair.
  if (phone) return updateField(next, { campo: 'telefonoCelular' });
  return event.campo === 'provincia' && text !== form.borrador.provincia
    ? updateField(next, { campo: 'municipio', valor: '' })
    : next;
};
