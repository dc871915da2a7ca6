import { imageType } from '../picture/image-type';

/** The type of a stored document by its bytes; null: not safe to open in a page. */
export type StoredType = 'image/jpeg' | 'image/png' | 'application/pdf';

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];

export const storedType = (bytes: Uint8Array): StoredType | null =>
  pdf.every((byte, index) => bytes[index] === byte) ? 'application/pdf' : imageType(bytes);

const longest = 120;

/** Without folders, and without the signs that make a name read as another. */
export const storedName = (said: string): string => {
  const last = said.split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim();
  if (name === '' || /^\.+$/.test(name)) return 'documento';
  const ending = /\.[^.]{1,8}$/.exec(name)?.[0] ?? '';
  return name.length <= longest ? name : name.slice(0, longest - ending.length) + ending;
};
