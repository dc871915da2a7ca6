import type { TabledDocument } from '../attachments/preauthorization-documents';
import type { Formato, Requisito } from '../attachments/requirement';
import { requirementsOf } from '../attachments/requirements-of';
import { missingDocuments } from '../requests/missing-documents';

type Said = Parameters<typeof requirementsOf>[0];

/** The documents of an affiliation if the service does not list any. */
export interface Documents {
  table: readonly TabledDocument[];
  formats: readonly Formato[];
}

export const holderDocuments: Documents = {
  table: [
    { nombre: 'Cédula', cantidad: 2, requerido: true },
    { nombre: 'Acta de nacimiento', cantidad: 2, requerido: true },
  ],
  formats: ['jpg', 'pdf'],
};

export const dependentDocuments: Documents = {
  table: [{ nombre: 'Documentos del dependiente', cantidad: 5, requerido: true }],
  formats: ['jpg'],
};

/** The documents to add to a case: all required ones, or only the missing ones if known. */
export const wantedDocuments = (said: Said, documents: Documents, missing: readonly string[]): readonly Requisito[] => {
  const all = requirementsOf(said, documents);
  return missing.length === 0 ? all : all.filter(({ nombre }) => missing.includes(nombre));
};

/** The required documents that are not stored. */
export const lackingDocuments = (said: Said, documents: Documents, stored: readonly string[]): readonly string[] =>
  missingDocuments(
    requirementsOf(said, documents).map(({ nombre, requerido }) => ({ descripcion: nombre, requerido })),
    stored,
  );
