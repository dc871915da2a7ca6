import { describe, expect, test } from 'vitest';
import { contract } from '../../src/contract';
import type { Endpoint } from '../../src/contract/endpoint';
import { readBody } from './body';

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

const read = (parts: number) => {
  const form = new FormData();
  for (let part = 0; part < parts; part += 1) form.append(`campo${part}`, 'valor');
  return readForm(form);
};

test('a form of as many parts as twice the longest needs is read, one of more is not', async () => {
  expect(Object.keys(Object(await read(79)))).toHaveLength(79);
  await expect(read(80)).rejects.toMatchObject({ status: 413 });
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
    await expect(readAs(type, 80)).rejects.toMatchObject({ status: 413 });
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
