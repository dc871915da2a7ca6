import { cedulaDigits, formatCedula } from '../document/cedula';

/** Document types of the application; they are not those of the log-in. */
export const applicationDocumentTypes = [
  { codigo: '1', descripcion: 'Cédula' },
  { codigo: '2', descripcion: 'Pasaporte' },
  { codigo: '3', descripcion: 'No aplica' },
] as const;

/** The applicant must have a document. */
export const applicantDocumentTypes = applicationDocumentTypes.slice(0, 2);

/** The document of a person without documents. */
export const noDocument = 'NA';

const longestPassport = 30;

/** Formats a typed or pasted document by type. */
export const formatApplicationDocument = (type: string, text: string): string => {
  if (type === '3') return noDocument;
  return type === '1' ? formatCedula(text) : text.replace(/[^0-9a-zA-Z-]/g, '').toUpperCase();
};

export type DocumentFault = 'cedulaIncompleta' | 'pasaporteLargo';

export const applicationDocumentFault = (type: string, document: string): DocumentFault | null => {
  if (type === '1') return document.replace(/\D/g, '').length === cedulaDigits ? null : 'cedulaIncompleta';
  return type === '2' && document.length > longestPassport ? 'pasaporteLargo' : null;
};

/** Equal where two documents are the same one; null where there is nothing to compare. */
export const documentKey = ({
  tipoDocumento,
  noDocumento,
}: {
  tipoDocumento: string;
  noDocumento: string;
}): string | null =>
  noDocumento === '' || tipoDocumento === '3' ? null : `${tipoDocumento} ${noDocumento.replace(/-/g, '')}`;
