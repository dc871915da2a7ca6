import { describe, expect, test } from 'vitest';
import { contract } from '../../domain/contract';
import type { Endpoint } from '../../domain/contract/endpoint';
import { bodyLimit, readBody } from './body';

const longJson = Object.values<Endpoint>(contract).find(({ bodyAs }) => bodyAs === 'longJson');
const hold = { take: () => true, release: () => {} };
const endpoint = Object.values<Endpoint>(contract).find(({ bodyAs }) => bodyAs === 'multipart');

const readForm = (body: BodyInit, headers: Record<string, string> = {}) => {
  if (endpoint === undefined) throw new Error('no call has a form with files');
  return readBody(new Request('http://localhost/', { method: 'POST', body, headers }), endpoint, {
    hold,
    silentMs: 1_000,
    totalMs: 1_000,
  });
};

const readJson = (body: string, more: Record<string, string> = {}) => {
  if (longJson === undefined) throw new Error('no call has a photo');
  const headers = { 'content-type': 'application/json', ...more };
  return readBody(new Request('http://localhost/', { method: 'POST', body, headers }), longJson, {
    hold,
    silentMs: 1_000,
    totalMs: 1_000,
  });
};

test('JSON has 60,000 values at most; one of more is rejected before it is parsed', async () => {
  const list = (values: number) => JSON.stringify(Array<number>(values).fill(0));
  expect(await readJson(list(60_000))).toHaveLength(60_000);
  for (const json of [list(60_001), '['.repeat(3_000_000), `[${'{},'.repeat(1_000_000)}`])
    await expect(readJson(json)).rejects.toMatchObject({ status: 413 });
  const foto = 'QUFB'.repeat(786_000);
  expect(await readJson(JSON.stringify({ foto }))).toEqual({ foto });
});

test('a form with files has 44 MB at most, a photo in base64 has 3 MB', () => {
  expect([endpoint, longJson].map((one) => one && bodyLimit(one) / 1024 ** 2)).toEqual([44, 3]);
});

test('a body shorter than its content-length was cut off, also one of which nothing arrived', async () => {
  for (const arrived of ['', '{"foto":'])
    await expect(readJson(arrived, { 'content-length': '20' })).rejects.toMatchObject({ status: 408 });
});

const read = (parts: number) => {
  const form = new FormData();
  for (let part = 0; part < parts; part += 1) form.append(`campo${part}`, 'valor');
  return readForm(form);
};

test('a form of as many parts as twice the longest needs is read, one of more is not', async () => {
  expect(Object.keys(Object(await read(80)))).toHaveLength(80);
  await expect(read(81)).rejects.toMatchObject({ status: 413 });
});

test('a break of a line counts as the one character that was typed [REIMB-17, PREAUTH-01]', async () => {
  const form = new FormData();
  form.append('motivo', 'Compra\nde medicamentos.\n');
  expect(await readForm(form)).toEqual({ motivo: 'Compra\nde medicamentos.\n' });
});

describe('the header of a form', () => {
  const boundary = '----WebKitFormBoundaryabcdefgh01234567';
  const file = (name: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="images"; filename="${name}"\r\n\r\nhola\r\n`;
  const written = (parts: number) =>
    `${Array.from({ length: parts }, (_, part) => file(`${part}.jpg`)).join('')}--${boundary}--\r\n`;
  const readAs = (type: string, parts: number) => readForm(written(parts), { 'content-type': type });

  test.each([
    ['as Chrome and Safari write it', `multipart/form-data; boundary=${boundary}`],
    ['in quotes', `multipart/form-data; boundary="${boundary}"`],
    ['in other letters, without a space', `Multipart/Form-Data;Boundary=${boundary}`],
  ])('%s is read: its files in their order, and no more than there may be', async (_, type) => {
    const { images } = Object(await readAs(type, 3));
    expect(images.map(({ name }: File) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg']);
    await expect(readAs(type, 81)).rejects.toMatchObject({ status: 413 });
  });

  test.each([
    ['with another parameter whose name ends alike', `multipart/form-data; xboundary=zz; boundary=${boundary}`],
    ['with a parameter that holds one', `multipart/form-data; a="boundary=zz"; boundary=${boundary}`],
    ['with two of them', `multipart/form-data; boundary=zz; boundary=${boundary}`],
    ['with a parameter after it', `multipart/form-data; boundary=${boundary}; charset=UTF-8`],
    ['with an escape in its quotes', `multipart/form-data; boundary="\\${boundary}"`],
    ['twice', `multipart/form-data; boundary=zz, multipart/form-data; boundary=${boundary}`],
    ['without one', 'multipart/form-data'],
  ])('%s is refused, also where few parts follow', async (_, type) => {
    await expect(readAs(type, 1)).rejects.toMatchObject({ status: 400 });
    await expect(readAs(type, 100)).rejects.toMatchObject({ status: 400 });
  });
});

describe('a part of a form', () => {
  const boundary = 'limite';
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const file = 'Content-Disposition: form-data; name="images"; filename="Cedula.jpg"';
  const field = 'Content-Disposition: form-data; name="motivo"';
  const formOf = (...parts: readonly string[]) =>
    `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
  const read = (...parts: readonly string[]) => readForm(formOf(...parts), type);
  const withHeader = (bytes: number) => `${file}\r\nX: ${'x'.repeat(bytes - file.length - 5)}\r\n\r\nhola`;

  test('has a header of 4 kB at most; a form of 43 MB of header lines is rejected after the first 4 kB', async () => {
    expect(Object(await read(withHeader(4_096))).images).toHaveLength(1);
    await expect(read(withHeader(4_097))).rejects.toMatchObject({ status: 413 });
    await expect(read('a: b\r\n'.repeat(7_500_000))).rejects.toMatchObject({ status: 413 });
  });

  test('that is text has 64 kB at most, together with all others; a file has as many as the form may have', async () => {
    const text = 'ñ'.repeat(32_768);
    expect(await read(`${field}\r\n\r\n${text}`)).toEqual({ motivo: text });
    await expect(read(`${field}\r\n\r\n${text}x`)).rejects.toMatchObject({ status: 413 });
    const other = `${field.replace('motivo', 'otro')}\r\n\r\nx`;
    await expect(read(`${field}\r\n\r\n${text}`, other)).rejects.toMatchObject({ status: 413 });
    const { images } = Object(await read(`${file}\r\n\r\n${text}x`));
    expect(images.map(({ size }: File) => size)).toEqual([65_537]);
  });

  test('that is a file keeps its name, its type and its bytes, line breaks and near-boundaries included', async () => {
    const bytes = `\r\n\r\n--limit\r\n--${'-'.repeat(9)}\0`;
    const name = 'C%22é%0D%0A%.jpg';
    const { images } = Object(
      await read(
        `content-type: image/jpeg\r\nCONTENT-DISPOSITION: form-data; name="images"; filename="${name}"\r\n\r\n${bytes}`,
      ),
    );
    const [only]: File[] = images;
    expect([only?.name, only?.type, only?.size]).toEqual(['C"é\r\n%.jpg', 'image/jpeg', bytes.length]);
    expect(Buffer.from((await only?.arrayBuffer()) ?? new ArrayBuffer()).toString()).toBe(bytes);
    expect(Object(await read(`${file}\r\n\r\n`)).images).toMatchObject([{ size: 0 }]);
  });

  test.each([
    ['without a header', '\r\n\r\nhola'],
    ['without a name', 'Content-Disposition: form-data\r\n\r\nhola'],
    ['that is no part of a form', 'Content-Disposition: attachment; name="motivo"\r\n\r\nhola'],
    ['with two names', `${field}; name="otro"\r\n\r\nhola`],
    ['with two dispositions', `${field}\r\n${file}\r\n\r\nhola`],
    ['with a folded header', `${field}\r\n ; filename="a.jpg"\r\n\r\nhola`],
    ['with a header line that is none', `${field}\r\nhola\r\n\r\nhola`],
    ['with a value that holds a NUL', `${field}\r\n\r\nho\0la`],
    ['that ends in its header', field],
  ])('%s is rejected', async (_, part) => {
    await expect(read(part)).rejects.toMatchObject({ status: 400 });
  });

  test.each<[string, BodyInit]>([
    ['with something before its first part', `hola\r\n${formOf(`${field}\r\n\r\nhola`)}`],
    ['with something after its end', `${formOf(`${field}\r\n\r\nhola`)}hola`],
    ['without its end', formOf(`${field}\r\n\r\nhola`).slice(0, -4)],
    ['of bytes that are no text', Uint8Array.from(Buffer.from(formOf(`${field}\r\n\r\n\xff`), 'latin1'))],
  ])('of a form %s is not read', async (_, form) => {
    await expect(readForm(form, type)).rejects.toMatchObject({ status: 400 });
  });

  test('is found by a boundary of 70 letters at most', async () => {
    const readWith = (letters: string) =>
      readForm(formOf(`${field}\r\n\r\nhola`).replaceAll(boundary, letters), {
        'content-type': `multipart/form-data; boundary=${letters}`,
      });
    expect(await readWith('x'.repeat(70))).toEqual({ motivo: 'hola' });
    await expect(readWith('x'.repeat(71))).rejects.toMatchObject({ status: 400 });
  });
});
