import { type Form, updateField } from '../form/form-events';
import { type DocumentType, formatDocument } from './credentials';

interface Document {
  tipoDocumento: DocumentType | null;
  documento: string;
}

/** Formats the number for its type; another type clears it. */
export const updateDocumentField = <Borrador extends Document, Campo extends string, Falta extends string>(
  form: Form<Borrador, Campo, Falta>,
  event: { campo: string; valor?: unknown },
): Form<Borrador, Campo, Falta> => {
  if (event.campo === 'documento')
    return updateField(form, { ...event, valor: formatDocument(form.borrador.tipoDocumento, String(event.valor)) });
  const next = updateField(form, event);
  return event.campo === 'tipoDocumento' ? updateField(next, { campo: 'documento', valor: '' }) : next;
};
