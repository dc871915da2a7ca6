import { orientationIn, orientationTiff } from './orientation';
import { mostSegments } from './photo';
import type { Orientation, Picture, PictureSize } from './picture';

const marker = { end: 0xd9, scan: 0xda, exif: 0xe1, colours: 0xe2, adobe: 0xee, jfif: 0xe0 } as const;
const exifName = 'Exif\0\0';

/** C0 to CF hold the size of the picture, except three that hold tables. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
const standsAlone = (code: number) => code === 0x01 || code === 0xd8 || isRestart(code);

/** Huffman and arithmetic tables, quantization tables, number of lines, restart interval. */
const tables: readonly number[] = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd];

const named = (bytes: Uint8Array, at: number, name: string) =>
  [...name].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** A JFIF header and an Adobe marker of these lengths have no room for a thumbnail or for text. */
const [jfifLength, adobeLength] = [16, 14];

/** An allow-list: what is not needed to draw the picture in its colours may reveal where and when it was taken. */
const isKept = (bytes: Uint8Array, at: number, code: number, length: number): boolean => {
  switch (code) {
    case marker.jfif:
      return length === jfifLength && named(bytes, at + 4, 'JFIF\0');
    case marker.adobe:
      return length === adobeLength && named(bytes, at + 4, 'Adobe');
    case marker.colours:
      return named(bytes, at + 4, 'ICC_PROFILE\0');
    default:
      return code === marker.scan || isFrame(code) || tables.includes(code);
  }
};

/**
 * The position of the next marker after the pixels of a scan, or -1. A plain loop: `indexOf` per 0xff takes 100 ms for a
 * file of nothing but 0xff.
 */
const endOfPoints = (bytes: Uint8Array, from: number): number => {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return -1;
};

const exifSegment = (orientation: Orientation): Uint8Array<ArrayBuffer> => {
  const tiff = orientationTiff(orientation);
  const length = 2 + exifName.length + tiff.length;
  return Uint8Array.from([0xff, marker.exif, 0, length, ...[...exifName].map((one) => one.charCodeAt(0)), ...tiff]);
};

/** The picture in a complete JPG; null for any other file, and for one of too many segments. */
export const readJpeg = (bytes: Uint8Array<ArrayBuffer>): Picture | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bare: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, 2)];
  let size: PictureSize | null = null;
  let orientation: Orientation = 1;
  let hasPoints = false;
  let segments = 0;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const code = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    segments += 1;
    if (segments > mostSegments(bytes.length)) return null;
    if (code === marker.end)
      return size === null || !hasPoints ? null : { ...size, orientation, bare: [...bare, bytes.subarray(at, at + 2)] };
    if (standsAlone(code)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    const length = view.getUint16(at + 2);
    const after = at + 2 + length;
    if (length < 2 || after > bytes.length) return null;
    if (isFrame(code)) {
      if (length < 8) return null;
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (code === marker.exif && named(bytes, at + 4, exifName))
      orientation = orientationIn(bytes.subarray(at + 4 + exifName.length, after));
    const points = code === marker.scan ? endOfPoints(bytes, after) : after;
    if (points === -1) return null;
    hasPoints ||= code === marker.scan;
    if (isKept(bytes, at, code, length)) bare.push(bytes.subarray(at, points));
    at = points;
  }
  return null;
};

/** The segments of the file, with an orientation segment if the picture is not upright. */
export const jpegPieces = ({ bare, orientation }: Picture): readonly Uint8Array<ArrayBuffer>[] => {
  const [begin, ...rest] = bare;
  return begin === undefined || orientation === 1 ? bare : [begin, exifSegment(orientation), ...rest];
};
