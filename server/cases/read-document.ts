import { readPhoto, withoutTraces } from '../../domain/rules/picture/read-photo';
import { readPdf } from './read-pdf';

export type DocumentType = 'image/jpeg' | 'image/png' | 'application/pdf';

export type ReadDocument = { tipo: DocumentType; bytes: Buffer } | { rechazo: 'vacio' | 'otro' | 'danado' | 'enorme' };

const refusals = {
  vacia: 'vacio',
  heic: 'otro',
  otra: 'otro',
  animada: 'otro',
  cortada: 'danado',
  enorme: 'enorme',
} as const;

const isPdf = (bytes: Buffer) => bytes.toString('latin1', 0, 5) === '%PDF-';

/**
 * Detects the type from the bytes, not from the file name. Strips a picture of its location, its metadata and trailing
 * data.
 */
export const readDocument = (content: Uint8Array<ArrayBuffer>): ReadDocument => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (isPdf(bytes)) {
    const pdf = readPdf(bytes);
    return pdf === null ? { rechazo: 'danado' } : { tipo: 'application/pdf', bytes: pdf };
  }
  const read = readPhoto(content);
  if ('rechazo' in read) return { rechazo: refusals[read.rechazo] };
  return { tipo: read.type, bytes: Buffer.concat([...withoutTraces(read)]) };
};
