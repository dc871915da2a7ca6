import type { DocumentType, Falta } from '../../domain/rules/document/credentials';

/** The document fields of a visitor. */
export const documentTexts = { tipo: 'Documento', elija: 'Elija', numero: 'Número' } as const;

export const documentHint: Record<DocumentType, string> = {
  1: 'Once dígitos, con o sin guiones.',
  2: 'NSS (número de seguridad social): solo dígitos.',
  3: 'Número de contrato: solo dígitos.',
  4: 'Hasta 12 letras y números.',
};

export const documentPlaceholder: Partial<Record<DocumentType, string>> = { 1: '001-1234567-8' };

/** On the log-in page. */
export const faltaText: Record<Falta, string> = {
  tipoSinElegir: 'Debe seleccionar el tipo de documento.',
  documentoVacio: 'Por favor, ingrese su documento de identidad.',
  cedulaIncompleta: 'La cédula lleva once dígitos. Revise el número.',
  claveVacia: 'Por favor, ingrese su contraseña.',
};
