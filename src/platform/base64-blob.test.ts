import { describe, expect, test } from 'vitest';
import { base64Blob } from './base64-blob';

const read = async (text: string) => {
  let pauses = 0;
  const decoded = await base64Blob(text, async () => {
    pauses += 1;
  });
  return { decoded, pauses };
};
const words = async (text: string) => (await read(text)).decoded?.file.text();

describe('a file received as text', () => {
  test('decodes without the data URL prefix and line breaks', async () => {
    expect([
      await words(btoa('hola')),
      await words(`data:text/html;base64,${btoa('hola')}`),
      await words('aG9s\r\nYQ=='),
    ]).toEqual(['hola', 'hola', 'hola']);
  });

  test.each(['¿?', 'aG9sYQ=', '', ' ', 'data:,'])('rejects %j', async (text) => {
    expect((await read(text)).decoded).toBe(null);
  });

  test('yields after each chunk and loses nothing', async () => {
    const bytes = new Uint8Array(1_700_000).map((_, at) => at % 251);
    let text = '';
    for (let from = 0; from < bytes.length; from += 30_000)
      text += btoa(String.fromCharCode(...bytes.subarray(from, from + 30_000)));
    const { decoded, pauses } = await read(text);
    const got = new Uint8Array((await decoded?.file.arrayBuffer()) ?? []);
    expect([pauses, got.length, got.every((byte, at) => byte === at % 251), decoded?.beginning]).toEqual([
      3,
      bytes.length,
      true,
      bytes.slice(0, 16),
    ]);
  });
});
