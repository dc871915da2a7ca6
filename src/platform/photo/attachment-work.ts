import { previewSide } from '../../../domain/rules/attachments/accepted-formats';
import type { Motivo } from '../../../domain/rules/attachments/attached';
import { readAttachment } from '../../../domain/rules/attachments/read-attachment';
import type { Formato } from '../../../domain/rules/attachments/requirement';
import { largestFile } from '../../../domain/rules/picture/photo';
import { withoutTraces } from '../../../domain/rules/picture/read-photo';
import { type MakeSurface, openPicture, preview, reduce } from './photo-work';

/** A file ready to send, without the metadata of place and time. */
export interface ReadyAttachment {
  file: Blob;
  formato: Formato;
  /** A thumbnail; null for a file that is no picture. */
  small: Blob | null;
}

export type LookedAttachment = { motivo: Motivo } | { reducible: true } | { ready: ReadyAttachment };

const pictureOf = async (file: Blob, make: MakeSurface) => {
  const opened = await openPicture(file);
  if ('rechazo' in opened) throw new Error(opened.rechazo);
  const bitmap = await opened.decode();
  try {
    return { read: opened.read, small: await preview(opened.read, previewSide, bitmap, make) };
  } finally {
    bitmap.close();
  }
};

/** Detects a file's type by content, and checks it against the accepted formats and size limit. */
export const lookAtAttachment = async (
  file: Blob,
  formats: readonly Formato[],
  limit: number,
  make: MakeSurface,
): Promise<LookedAttachment> => {
  if (file.size > largestFile) return { motivo: 'tamano' };
  const read = readAttachment(new Uint8Array(await file.arrayBuffer()));
  if ('motivo' in read) return read.motivo === 'danado' && file.size > limit ? { motivo: 'tamano' } : read;
  const { formato } = read;
  if (!formats.includes(formato)) return { motivo: 'formato' };
  // A reduced file becomes a JPG.
  if (file.size > limit)
    return formato !== 'pdf' && formats.includes('jpg') ? { reducible: true } : { motivo: 'tamano' };
  if (formato === 'pdf')
    return { ready: { file: new Blob([file], { type: 'application/pdf' }), formato, small: null } };
  try {
    const { read: picture, small } = await pictureOf(file, make);
    const bare = new Blob([...withoutTraces(picture)], { type: picture.type });
    return { ready: { file: bare, formato, small } };
  } catch {
    return { motivo: 'danado' };
  }
};

/** Reduces a photo to the largest resolution that fits the limit. */
export const reduceAttachment = async (file: Blob, limit: number, make: MakeSurface): Promise<ReadyAttachment> => {
  const reduced = await reduce(file, make, limit);
  const { small } = await pictureOf(reduced.file, make);
  return { file: reduced.file, formato: 'jpg', small };
};
