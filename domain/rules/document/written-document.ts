import { type Form, written } from '../form/written';
import { type DocumentType, formatDocument } from './credentials';

interface Document {
  tipoDocumento: DocumentType | null;
  documento: string;
}

/** A number is written as its type wants it, and another type begins it anew. */
export const writtenDocument = <Borrador extends Document, Campo extends string, Falta extends string>(
  form: Form<Borrador, Campo, Falta>,
  event: { campo: string; valor?: unknown },
): Form<Borrador, Campo, Falta> => {
  if (event.campo === 'documento')
    return written(form, { ...event, valor: formatDocument(form.borrador.tipoDocumento, String(event.valor)) });
  const next = written(form, event);
  return event.campo === 'tipoDocumento' ? written(next, { campo: 'documento', valor: '' }) : next;
};
