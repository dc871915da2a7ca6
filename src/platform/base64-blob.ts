/** A multiple of four characters, small enough to keep a phone responsive between two chunks. */
const step = 1024 * 1024;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

export interface Decoded {
  file: Blob;
  /** How it begins, which says what it is. */
  beginning: Uint8Array;
}

/** The file that a text holds, as base64 or as a data URL; null where it holds none. `pause` lets others go on. */
export const base64Blob = async (text: string, pause: () => Promise<void>): Promise<Decoded | null> => {
  const whole = text.replace(/^data:[^,]{0,200},/, '').replace(/\s+/g, '');
  if (whole === '') return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let from = 0; from < whole.length; from += step) {
      parts.push(bytesOf(whole.slice(from, from + step)));
      await pause();
    }
  } catch {
    return null;
  }
  return { file: new Blob(parts), beginning: parts[0]?.slice(0, 16) ?? new Uint8Array() };
};
