import { largestAttachment, mostOfOne } from '../attachments/attachment-limits';
import { fileNames } from '../attachments/file-names';
import type { Requisito } from '../attachments/requirement';
import { documentKind } from './document-kind';

const whatever = { codigo: 'Documentos', nombre: 'Documentos' };
const another = { codigo: 'Otrodocumento', nombre: 'Otro documento' };
/** Nobody said of these which document they are. */
const isAny = (kind: string): boolean => /^(otro)?documentos?$/i.test(kind);
const mostKinds = 4;

/** A file's name is cut and without accents: of a document that is known, its whole name. */
const nameOf = (kind: string, known: readonly string[]): string =>
  known.find((name) => fileNames([{ documento: name, formato: 'jpg' }])[0] === `${kind}.jpg`) ?? kind;

/**
 * What a returned case may be given, as far as the documents that it has tell, and whatever it lacks; limits are those of
 * any document.
 */
export const storedRequirements = (stored: readonly string[], known: readonly string[] = []): readonly Requisito[] => {
  const kinds = [...new Set(stored.map(documentKind))].filter((kind) => kind !== '' && !isAny(kind));
  const named = kinds.slice(0, mostKinds).map((codigo) => ({ codigo, nombre: nameOf(codigo, known) }));
  return [...named, named.length === 0 ? whatever : another].map((one) => ({
    ...one,
    requerido: false,
    formatos: ['jpg', 'png', 'pdf'],
    cantidad: mostOfOne,
    bytes: largestAttachment,
  }));
};
