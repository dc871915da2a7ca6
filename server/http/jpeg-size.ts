import type { PictureSize } from './png-size';

const marker = { end: 0xd9, scan: 0xda } as const;
const endOfPicture = Buffer.from([0xff, marker.end]);

/** C0 to CF say how large the picture is, but for three that hold tables. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const standsAlone = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd8);

/** Of a JPG that is whole: its parts up to the points, and an end after them. What follows the end is not looked at. */
export const jpegSize = (bytes: Buffer): PictureSize | null => {
  let size: PictureSize | null = null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff || standsAlone(code)) {
      at += code === 0xff ? 1 : 2;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (code === marker.end || length < 2 || at + 2 + length > bytes.length) return null;
    if (code === marker.scan) return bytes.indexOf(endOfPicture, at + 2 + length) === -1 ? null : size;
    if (isFrame(code)) {
      if (length < 8) return null;
      size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + length;
  }
  return null;
};
