import { formatAreaPhone } from '../contact/phone';
import { formatScreenDate } from '../dates/dates';
import { type Form, updateField } from '../form/form-events';
import { formatApplicationDocument } from './application-document';
import type { ApplicationDraft } from './application-draft';
import type { ApplicationFault } from './application-fault';
import { nameText } from './name-text';

/** Invisible bidirectional marks. */
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\0]/g;

/** Names, occupation and town keep letters alone; numbers of houses stay in an address. */
const masks: Readonly<Record<string, (text: string) => string>> = {
  nombres: nameText,
  apellidos: nameText,
  ocupacion: nameText,
  ciudad: nameText,
  telefono: formatAreaPhone,
  oficina: formatAreaPhone,
  celular: formatAreaPhone,
  fechaNacimiento: formatScreenDate,
};

/** Sets a field of the draft; another type of document clears the number. */
export const updatePersonField = <
  Draft extends Pick<ApplicationDraft, 'tipoDocumento' | 'noDocumento'>,
  Campo extends string,
>(
  { borrador, faltas }: Form<Draft, Campo, ApplicationFault>,
  { campo, valor }: { campo: string; valor: string },
): Form<Draft, Campo, ApplicationFault> => {
  const form = { borrador, faltas };
  const text = valor.replace(invisible, '');
  if (campo === 'noDocumento')
    return updateField(form, { campo, valor: formatApplicationDocument(borrador.tipoDocumento, text) });
  const next = updateField(form, { campo, valor: masks[campo]?.(text) ?? text });
  if (campo !== 'tipoDocumento' || text === borrador.tipoDocumento) return next;
  return updateField(next, { campo: 'noDocumento', valor: formatApplicationDocument(text, '') });
};
