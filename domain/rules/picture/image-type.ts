export type ImageType = 'image/jpeg' | 'image/png';

const beginnings: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** Detects the type by the bytes; null: neither JPG nor PNG. */
export const imageType = (bytes: Uint8Array): ImageType | null =>
  beginnings.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
