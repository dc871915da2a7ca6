import { type ImageType, imageType } from './image-type';
import { longestSide, mostPoints } from './photo';
import type { Picture } from './picture';
import { jpegPieces, readJpeg } from './read-jpeg';
import { pngPieces, readPng } from './read-png';

/** Why a file is no photo of a profile; the words are the chart's, hence Spanish. */
export type Rechazo = 'vacia' | 'heic' | 'otra' | 'animada' | 'cortada' | 'enorme';

export type ReadPhoto = { type: ImageType; picture: Picture } | { rechazo: Rechazo };

/** The brands of the box in which phones keep HEIC. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)));

/** Detects and checks a photo by its bytes, without decoding it. */
export const readPhoto = (bytes: Uint8Array<ArrayBuffer>): ReadPhoto => {
  if (bytes.length === 0) return { rechazo: 'vacia' };
  const type = imageType(bytes);
  if (type === null) return { rechazo: isHeic(bytes) ? 'heic' : 'otra' };
  const picture = type === 'image/png' ? readPng(bytes) : readJpeg(bytes);
  if (picture === 'mueve') return { rechazo: 'animada' };
  if (picture === null || picture.width === 0 || picture.height === 0) return { rechazo: 'cortada' };
  const { width, height } = picture;
  if (Math.max(width, height) > longestSide || width * height > mostPoints) return { rechazo: 'enorme' };
  return { type, picture };
};

/** The file without metadata of place and time; it looks the same. */
export const withoutTraces = ({
  type,
  picture,
}: Exclude<ReadPhoto, { rechazo: Rechazo }>): readonly Uint8Array<ArrayBuffer>[] =>
  type === 'image/png' ? pngPieces(picture) : jpegPieces(picture);
