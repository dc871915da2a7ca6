import { crc32 } from './crc32';
import { orientationIn, orientationTiff } from './orientation';
import { mostSegments } from './photo';
import type { Orientation, Picture, PictureSize } from './picture';

const signatureLength = 8;
/** What the points and their colours need; all else may tell where and when. */
const kept = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'pHYs', 'bKGD'];

const fourBytes = (number: number) => [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];

const exifChunk = (orientation: Orientation): Uint8Array<ArrayBuffer> => {
  const data = orientationTiff(orientation);
  const named = [...[...'eXIf'].map((letter) => letter.charCodeAt(0)), ...data];
  return Uint8Array.from([...fourBytes(data.length), ...named, ...fourBytes(crc32(named))]);
};

/** The picture in a complete still PNG; `mueve` for an animated one, null for any other file or one of too many chunks. */
export const readPng = (bytes: Uint8Array<ArrayBuffer>): Picture | 'mueve' | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bare: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, signatureLength)];
  let size: PictureSize | null = null;
  let orientation: Orientation = 1;
  let hasPoints = false;
  let chunks = 0;
  for (let at = signatureLength; at + 12 <= bytes.length; ) {
    chunks += 1;
    if (chunks > mostSegments(bytes.length)) return null;
    const length = view.getUint32(at);
    const after = at + 12 + length;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (after > bytes.length) return null;
    // What moves begins with this chunk.
    if (name === 'acTL') return 'mueve';
    if ((name === 'IHDR') !== (at === signatureLength)) return null;
    if (name === 'IHDR') {
      if (length !== 13) return null;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (name === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, after - 4));
    hasPoints ||= name === 'IDAT' && length > 0;
    if (kept.includes(name)) bare.push(bytes.subarray(at, after));
    if (name === 'IEND') return size === null || !hasPoints ? null : { ...size, orientation, bare };
    at = after;
  }
  return null;
};

/** The chunks of the file, with an orientation chunk if the picture is not upright. */
export const pngPieces = ({ bare, orientation }: Picture): readonly Uint8Array<ArrayBuffer>[] => {
  const [signature, header, ...rest] = bare;
  return signature === undefined || header === undefined || orientation === 1
    ? bare
    : [signature, header, exifChunk(orientation), ...rest];
};
