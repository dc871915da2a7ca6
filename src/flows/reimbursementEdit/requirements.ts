import { largestAttachment, mostOfOne } from '../../../domain/rules/attachments/accepted-formats';
import { fileNames } from '../../../domain/rules/attachments/file-names';
import type { Requisito } from '../../../domain/rules/attachments/requirement';

/** The kind of a stored document: «Factura2.jpg» is another «Factura». */
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
/** Generic names, which do not tell the kind of document. */
const isAny = (kind: string): boolean => /^(otro)?documentos?$/i.test(kind);
const mostKinds = 4;

/** File names are shortened and without accents: a known document gets its full name. */
const nameOf = (kind: string, known: readonly string[]): string =>
  known.find((name) => fileNames([{ documento: name, formato: 'jpg' }])[0] === `${kind}.jpg`) ?? kind;

/**
 * The requirements of a returned case: the kinds that it already has, and any other document, with the usual limits.
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
