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
 * Of what a service writes: endings, types of the web or words, however they are parted. A type of the web is narrower than
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
