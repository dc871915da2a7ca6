import { type Rechazo, readPhoto } from '../picture/read-photo';
import type { Motivo } from './attached';
import type { Formato } from './requirement';

export type ReadAttachment = { formato: Formato } | { motivo: Motivo };

const ofPicture: Readonly<Record<Rechazo, Motivo>> = {
  vacia: 'vacio',
  heic: 'heic',
  otra: 'formato',
  animada: 'animado',
  cortada: 'danado',
  enorme: 'enorme',
};

const holds = (bytes: Uint8Array, at: number, words: string): boolean =>
  [...words].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Whether the PDF has an end; programs may append data after it. */
const isWhole = (pdf: Uint8Array): boolean => {
  for (let at = pdf.lastIndexOf(0x25); at > 0; at = pdf.lastIndexOf(0x25, at - 1))
    if (holds(pdf, at, '%%EOF')) return true;
  return false;
};

/** Detects the type by the bytes, ignoring the declared one; rejects incomplete files. */
export const readAttachment = (bytes: Uint8Array<ArrayBuffer>): ReadAttachment => {
  if (holds(bytes, 0, '%PDF-')) return isWhole(bytes) ? { formato: 'pdf' } : { motivo: 'danado' };
  const read = readPhoto(bytes);
  if ('rechazo' in read) return { motivo: ofPicture[read.rechazo] };
  return { formato: read.type === 'image/png' ? 'png' : 'jpg' };
};
