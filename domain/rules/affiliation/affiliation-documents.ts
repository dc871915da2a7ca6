import type { TabledDocument } from '../attachments/preauthorization-documents';
import type { Formato, Requisito } from '../attachments/requirement';
import { requirementsOf } from '../attachments/requirements-of';
import { missingDocuments } from '../requests/missing-documents';

type Said = Parameters<typeof requirementsOf>[0];

/** What an affiliation takes where the service does not say. */
export interface Papers {
  table: readonly TabledDocument[];
  formats: readonly Formato[];
}

export const holderPapers: Papers = {
  table: [
    { nombre: 'Cédula', cantidad: 2, requerido: true },
    { nombre: 'Acta de nacimiento', cantidad: 2, requerido: true },
  ],
  formats: ['jpg', 'pdf'],
};

export const dependentPapers: Papers = {
  table: [{ nombre: 'Documentos del dependiente', cantidad: 5, requerido: true }],
  formats: ['jpg'],
};

/** What a case is still to be given: all that the request takes, or of that what is known to lack. */
export const wantedDocuments = (said: Said, papers: Papers, missing: readonly string[]): readonly Requisito[] => {
  const all = requirementsOf(said, papers);
  return missing.length === 0 ? all : all.filter(({ nombre }) => missing.includes(nombre));
};

/** What the request needs and none of the stored documents is. */
export const lackingDocuments = (said: Said, papers: Papers, stored: readonly string[]): readonly string[] =>
  missingDocuments(
    requirementsOf(said, papers).map(({ nombre, requerido }) => ({ descripcion: nombre, requerido })),
    stored,
  );
