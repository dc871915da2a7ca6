import { orientationIn, orientationTiff } from './orientation';
import type { Orientation, Picture, PictureSize } from './picture';

const marker = { end: 0xd9, scan: 0xda, exif: 0xe1, colours: 0xe2, adobe: 0xee, jfif: 0xe0, comment: 0xfe } as const;
const exifName = 'Exif\0\0';

/** C0 to CF say how large the picture is, but for three that hold tables. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const standsAlone = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd8);
const isApplication = (code: number) => code >= 0xe0 && code <= 0xef;

const named = (bytes: Uint8Array, at: number, name: string) =>
  [...name].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Of what programs add, only what the colours need is kept: the rest may tell where and when. */
const isKept = (bytes: Uint8Array, at: number, code: number): boolean => {
  if (code === marker.comment) return false;
  if (!isApplication(code)) return true;
  const colours = code === marker.colours && named(bytes, at + 4, 'ICC_PROFILE\0');
  return code === marker.jfif || code === marker.adobe || colours;
};

/** Where the points of a scan end: at the next marker that is none of theirs. */
const endOfPoints = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
};

const exifSegment = (orientation: Orientation): Uint8Array<ArrayBuffer> => {
  const tiff = orientationTiff(orientation);
  const length = 2 + exifName.length + tiff.length;
  return Uint8Array.from([0xff, marker.exif, 0, length, ...[...exifName].map((one) => one.charCodeAt(0)), ...tiff]);
};

/** Of a JPG that is whole, from its beginning to its end; null of any other. */
export const readJpeg = (bytes: Uint8Array<ArrayBuffer>): Picture | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bare: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, 2)];
  let size: PictureSize | null = null;
  let orientation: Orientation = 1;
  let hasPoints = false;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const code = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (code === 0xff) {
      at += 1;
      continue;
    }
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
    if (isKept(bytes, at, code)) bare.push(bytes.subarray(at, points));
    at = points;
  }
  return null;
};

/** The pieces of the file, with a line that says how they lie where that is not as they are seen. */
export const jpegPieces = ({ bare, orientation }: Picture): readonly Uint8Array<ArrayBuffer>[] => {
  const [begin, ...rest] = bare;
  return begin === undefined || orientation === 1 ? bare : [begin, exifSegment(orientation), ...rest];
};
