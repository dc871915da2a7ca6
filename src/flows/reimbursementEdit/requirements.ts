import { largestAttachment, mostOfOne } from '../../../domain/rules/attachments/accepted-formats';
import { fileNames } from '../../../domain/rules/attachments/file-names';
import type { Requisito } from '../../../domain/rules/attachments/requirement';
import { foldText } from '../../../domain/rules/lists/fold-text';

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

/** A document that insurers ask for: its name, and the words that name it in an answer. */
export interface KnownDocument {
  nombre: string;
  palabras: readonly string[];
}

/** Part of an answer that says of a document that nothing is missing: «Recibimos su factura». */
const isSettled = (part: string): boolean =>
  /\b(recibi(mos|da|do)|bien|correct[ao]s?|en orden)\b/.test(part) && !/\b(no|falta|faltan)\b/.test(part);

/** The known documents that the answer to a returned case names, in their order. */
export const askedDocuments = (answer: string, known: readonly KnownDocument[]): readonly string[] => {
  const parts = answer.split(/[.;,\n]|\spero\s/).map(foldText);
  const open = parts.filter((part) => !isSettled(part)).join(' ');
  return known
    .filter(({ palabras }) => palabras.some((word) => new RegExp(String.raw`\b${word}(e?s)?\b`).test(open)))
    .map(({ nombre }) => nombre);
};

const missing = { codigo: 'Documentoquefalta', nombre: 'Documento que falta' };
const another = { codigo: 'Otrodocumento', nombre: 'Otro documento' };
/** Generic names, which do not tell the kind of document. */
const isAny = (kind: string): boolean => /^(otro)?documentos?(quefalta)?$/i.test(kind);
const mostKinds = 4;

/** The file name that a document of this name gets, without its ending. */
const kindOf = (name: string): string => documentKind(fileNames([{ documento: name, formato: 'jpg' }])[0] ?? '');
/** Whether a stored kind is this document: its name may be cut or begin alike, as «Factura» does. */
const isKindOf = (kind: string, name: string): boolean => kindOf(name).toLowerCase().startsWith(kind.toLowerCase());

/**
 * The requirements of a returned case, with the usual limits: what was asked for, by name; below it, folded, the kinds that
 * the case has, and any other document. If nothing is known to be asked for, the first stands for it.
 */
export const storedRequirements = (
  stored: readonly string[],
  known: readonly KnownDocument[] = [],
  asked: readonly string[] = [],
): readonly Requisito[] => {
  const kinds = [...new Set(stored.map(documentKind))].filter((kind) => kind !== '' && !isAny(kind));
  const named = (codigo: string) => ({
    codigo,
    nombre: known.find(({ nombre }) => kindOf(nombre) === codigo)?.nombre ?? codigo,
  });
  const wanted = asked.map((nombre) => {
    const kind = kinds.find((one) => isKindOf(one, nombre));
    return kind === undefined ? { codigo: kindOf(nombre), nombre } : named(kind);
  });
  const others = kinds.filter((kind) => !wanted.some(({ codigo }) => codigo === kind)).slice(0, mostKinds);
  const shown = (one: { codigo: string; nombre: string }, requerido: boolean): Requisito => ({
    ...one,
    requerido,
    plegado: !requerido,
    formatos: ['jpg', 'png', 'pdf'],
    cantidad: mostOfOne,
    bytes: largestAttachment,
  });
  const first = wanted.length === 0 ? [missing] : wanted;
  const rest = [...others.map(named), ...(wanted.length === 0 ? [] : [another])];
  return [...first.map((one) => shown(one, true)), ...rest.map((one) => shown(one, false))];
};
