import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FilePart } from '../../domain/contract/files';
import { mostOfOne } from '../../domain/rules/attachments/accepted-formats';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';
import { documentOfFileName } from './document-names';
import { type DocumentType, readDocument } from './read-document';
import type { Requirement } from './requirements';

export interface Attachment {
  requirement: Pick<Requirement, 'codigo' | 'descripcion' | 'cantidad'>;
  tipo: DocumentType;
  bytes: Buffer;
  /** Of the received file. */
  huella: string;
}

const text = messages.cases;
const megabyte = 1024 * 1024;
const typeNames: Readonly<Record<DocumentType, RegExp>> = {
  'image/jpeg': /\bjpe?g\b/i,
  'image/png': /\bpng\b/i,
  'application/pdf': /\bpdf\b/i,
};
const longestName = 60;

/** The file name, safe to quote: without bidirectional marks and line breaks. */
export const sayable = (name: string): string => {
  const letters = [...name.replace(/[\p{Cc}\p{Cf}]+/gu, '')];
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : letters.join('');
};

/** The document of files whose name matches none. */
const otherOf = (requirements: readonly Requirement[]): Requirement => ({
  codigo: 'otro',
  descripcion: 'Documento',
  requerido: false,
  formatos: [...new Set(requirements.flatMap(({ formatos }) => formatos.split(', ')))].join(', '),
  cantidad: mostOfOne,
  limiteMb: 2,
});

const readAttachment = async (
  file: FilePart,
  requirements: readonly Requirement[],
  other: Requirement,
): Promise<Attachment> => {
  const name = sayable(file.name);
  const requirement = documentOfFileName(file.name, requirements) ?? other;
  if (file.size > requirement.limiteMb * megabyte)
    throw new HttpProblem(413, {}, text.fileTooLarge(name, requirement.limiteMb));
  const content = new Uint8Array(await file.arrayBuffer());
  const read = readDocument(content);
  const refused = () => new HttpProblem(415, {}, text.fileRefused(name, requirement.formatos));
  if ('rechazo' in read)
    throw read.rechazo === 'enorme' ? new HttpProblem(413, {}, text.pictureTooLarge(name)) : refused();
  if (!typeNames[read.tipo].test(requirement.formatos)) throw refused();
  return {
    requirement,
    tipo: read.tipo,
    bytes: read.bytes,
    huella: createHash('sha256').update(content).digest('hex'),
  };
};

/**
 * Reads each file, or throws the sentence for the first invalid one. Drops duplicates. Yields to the event loop between
 * files: twenty files of 2 MB would block it for 200 ms.
 */
export const readAttachments = async (
  files: readonly FilePart[],
  requirements: readonly Requirement[],
): Promise<readonly Attachment[]> => {
  const other = otherOf(requirements);
  const attachments: Attachment[] = [];
  for (const file of files) {
    await nextTurn();
    const attachment = await readAttachment(file, requirements, other);
    const isSame = (one: Attachment) =>
      one.huella === attachment.huella && one.requirement.codigo === attachment.requirement.codigo;
    if (attachments.some(isSame)) continue;
    attachments.push(attachment);
    const ofIt = attachments.filter(({ requirement }) => requirement.codigo === attachment.requirement.codigo);
    if (ofIt.length > attachment.requirement.cantidad)
      throw new HttpProblem(422, {}, text.tooManyFiles(attachment.requirement.descripcion));
  }
  return attachments;
};

/** The required documents without a file. */
export const missingOf = (
  requirements: readonly Requirement[],
  attachments: readonly Attachment[],
): readonly Requirement[] =>
  requirements.filter(
    ({ codigo, requerido }) => requerido && !attachments.some(({ requirement }) => requirement.codigo === codigo),
  );
