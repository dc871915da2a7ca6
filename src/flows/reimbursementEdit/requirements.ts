import { largestAttachment, mostOfOne } from '../../../domain/rules/attachments/accepted-formats';
import { fileNames } from '../../../domain/rules/attachments/file-names';
import type { Requisito } from '../../../domain/rules/attachments/requirement';

/** «Factura2.jpg» is one more of «Factura». */
export const documentKind = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/\d{1,2}$/, '')
    .trim();

const kindsOf = (names: readonly string[]): readonly string[] => names.map((name) => documentKind(name).toLowerCase());
const count = (kinds: readonly string[], kind: string): number => kinds.filter((one) => one === kind).length;

/**
 * Whether a case has received all these files since `before` was read; null: it was not read. Compares kinds, because
 * the service renumbers duplicate names.
 */
export const haveFilesArrived = (
  before: readonly string[] | null,
  sent: readonly string[],
  after: readonly string[],
): boolean => {
  if (before === null || sent.length === 0) return false;
  const [had, gave, has] = [kindsOf(before), kindsOf(sent), kindsOf(after)];
  return gave.every((kind) => count(has, kind) - count(had, kind) >= count(gave, kind));
};

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
