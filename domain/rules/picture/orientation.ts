import type { Orientation } from './picture';

const orientationTag = 0x0112;
const entryLength = 12;

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8;

/** The orientation in an EXIF (TIFF) block; 1 if missing or unreadable. */
export const orientationIn = (tiff: Uint8Array): Orientation => {
  if (tiff.length < 10) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const little = view.getUint16(0) === 0x4949;
  if (!little && view.getUint16(0) !== 0x4d4d) return 1;
  const first = view.getUint32(4, little);
  if (first + 2 > tiff.length) return 1;
  const count = view.getUint16(first, little);
  for (let at = first + 2; at < first + 2 + count * entryLength && at + entryLength <= tiff.length; at += entryLength) {
    if (view.getUint16(at, little) !== orientationTag) continue;
    const value = view.getUint16(at + 8, little);
    return isOrientation(value) ? value : 1;
  }
  return 1;
};

/** The smallest EXIF block, with the orientation only. */
export const orientationTiff = (orientation: Orientation): number[] => [
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
  ...[0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ...[0, 0, 0, 0],
];
