import type { Faltas } from '../form/form-events';
import { cedulaDigits, formatCedula } from './cedula';

/** Document types of the access forms: 1 Cédula, 2 NSS, 3 Contrato, 4 Pasaporte. */
export type DocumentType = 1 | 2 | 3 | 4;
export type CampoDocumento = 'tipoDocumento' | 'documento';
export type Campo = CampoDocumento | 'clave';
export type FaltaDocumento = 'tipoSinElegir' | 'documentoVacio' | 'cedulaIncompleta';
export type Falta = FaltaDocumento | 'claveVacia';

export const documentTypes = [
  { id: 1, descripcion: 'Cédula' },
  { id: 2, descripcion: 'NSS' },
  { id: 3, descripcion: 'Contrato' },
  { id: 4, descripcion: 'Pasaporte' },
] as const satisfies readonly { id: DocumentType; descripcion: string }[];

const passportLength = 12;
const numberLength = 13;

/** The value of the field after typing or pasting `text`: masked, cut and in upper case, by document type. */
export const formatDocument = (type: DocumentType | null, text: string): string => {
  if (type === 1) return formatCedula(text);
  if (type === 4)
    return text
      .replace(/[^0-9a-zA-Z]/g, '')
      .slice(0, passportLength)
      .toUpperCase();
  return text.replace(/\D/g, '').slice(0, numberLength);
};

/** The faults of document type and number. */
export const missingDocument = (
  tipoDocumento: DocumentType | null,
  documento: string,
): Faltas<CampoDocumento, FaltaDocumento> => ({
  ...(tipoDocumento === null ? { tipoDocumento: 'tipoSinElegir' } : {}),
  ...(documento === ''
    ? { documento: 'documentoVacio' }
    : tipoDocumento === 1 && documento.replace(/\D/g, '').length < cedulaDigits
      ? { documento: 'cedulaIncompleta' }
      : {}),
});

export const missingCredentials = (
  { tipoDocumento, documento }: { tipoDocumento: DocumentType | null; documento: string },
  clave: string,
): Faltas<Campo, Falta> => ({
  ...missingDocument(tipoDocumento, documento),
  ...(clave === '' ? { clave: 'claveVacia' } : {}),
});
