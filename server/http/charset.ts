import type { CallName } from '../../domain/contract';

/** The back end that this one stands for answers these calls in ISO-8859-1, which browsers read as windows-1252. */
const latinCalls: ReadonlySet<CallName> = new Set(['getAfiliado', 'datoscontactos', 'menu', 'alertaPersonalizada']);

/**
 * What the bytes 0x80 to 0x9F stand for; five stand for the control character of the same number. Written out because
 * Node 20 decodes these bytes as plain ISO-8859-1, unlike browsers.
 */
const upperRow = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const fromUpperRow = new Map([...upperRow].map((character, index) => [character, 0x80 + index]));

/** null: the text holds a character that windows-1252 has not. */
export const encodeLatin = (text: string): Uint8Array<ArrayBuffer> | null => {
  const characters = [...text];
  const bytes = new Uint8Array(characters.length);
  for (const [index, character] of characters.entries()) {
    const point = character.codePointAt(0) ?? 0;
    const byte = point < 0x80 || (point >= 0xa0 && point <= 0xff) ? point : fromUpperRow.get(character);
    if (byte === undefined) return null;
    bytes[index] = byte;
  }
  return bytes;
};

/** As browsers read ISO-8859-1. */
export const decodeLatin = (bytes: Uint8Array): string => {
  const row = [...upperRow];
  return Array.from(bytes, (byte) =>
    byte >= 0x80 && byte <= 0x9f ? row[byte - 0x80] : String.fromCharCode(byte),
  ).join('');
};

export const encodeJson = (
  call: CallName | null,
  json: unknown,
): { bytes: Uint8Array<ArrayBuffer>; contentType: string } => {
  const text = JSON.stringify(json) ?? 'null';
  const latin = call !== null && latinCalls.has(call) ? encodeLatin(text) : null;
  return latin === null
    ? { bytes: new TextEncoder().encode(text), contentType: 'application/json; charset=utf-8' }
    : { bytes: latin, contentType: 'application/json; charset=ISO-8859-1' };
};
