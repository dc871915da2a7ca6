/** A multiple of four characters, small enough to keep a phone responsive between two chunks. */
const step = 1024 * 1024;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

export interface Decoded {
  file: Blob;
  /** The first bytes, which identify the file type. */
  beginning: Uint8Array;
}

/** Decodes base64 or a data URL; null if malformed. `pause` yields to the event loop between chunks. */
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
