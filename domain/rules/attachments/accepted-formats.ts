import type { Formato } from './requirement';

/** ATTACH-05. */
export const generalFormats: readonly Formato[] = ['jpg', 'png', 'pdf'];

const known: Readonly<Record<string, readonly Formato[]>> = {
  jpg: ['jpg'],
  jpeg: ['jpg'],
  jfif: ['jpg'],
  pjpeg: ['jpg'],
  png: ['png'],
  pdf: ['pdf'],
  image: ['jpg', 'png'],
  images: ['jpg', 'png'],
  imagen: ['jpg', 'png'],
  imagenes: ['jpg', 'png'],
  foto: ['jpg', 'png'],
  fotos: ['jpg', 'png'],
};

/**
 * Parses a service's list of extensions, media types or words, with any separator. A media type is narrower than
 * its first half. What is not known is passed over; where nothing else is said, `otherwise` holds.
 */
export const acceptedFormats = (written: string, otherwise: readonly Formato[]): readonly Formato[] => {
  const words = written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(image|application)\/(?=[a-z])/g, ' ')
    .split(/[^a-z0-9]+/);
  const named = new Set(words.flatMap((word) => (Object.hasOwn(known, word) ? (known[word] ?? []) : [])));
  const found = generalFormats.filter((format) => named.has(format));
  return found.length === 0 ? otherwise : found;
};

/** ATTACH-10: the maximum size of each file when sent. */
export const largestAttachment = 2_097_152;
/** ATTACH-11: of each document, unless the service says fewer; PREAUTH-09: never more. */
export const mostOfOne = 5;
/** The contract's maximum number of files of one request. */
export const mostInAll = 20;
/** Longer than the slowest capable device needs for a photo. */
export const reviewLimitMs = 30_000;
/** What a page keeps in memory of the files that were chosen in this session. */
export const mostRemembered = 20;
export const mostRememberedBytes = 40 * 1024 * 1024;
/** The side of a preview in pixels: twice its displayed size. */
export const previewSide = 112;
