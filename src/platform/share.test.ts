import { expect, test } from 'vitest';
import { shareOrCopy } from './share';

const what = { title: 'Abreu', text: 'Abreu\n829-555-0142', path: '/consulta/prestadores?prestador=3001' };
const url = 'https://oficina.ejemplo.do/consulta/prestadores?prestador=3001';
const here = (device: Parameters<typeof shareOrCopy>[1]) => shareOrCopy(what, device, 'https://oficina.ejemplo.do');

const notebook = () => {
  const copied: string[] = [];
  return { copied, clipboard: { writeText: async (text: string) => void copied.push(text) } };
};

test('shares synchronously inside the press', async () => {
  const shared: object[] = [];
  const { copied, clipboard } = notebook();
  const done = here({ share: async (data) => void shared.push(data), clipboard });
  expect(shared).toEqual([{ title: what.title, text: what.text, url }]);
  expect([await done, copied]).toEqual(['compartido', []]);
});

test('copies nothing when the sheet is closed', async () => {
  const { copied, clipboard } = notebook();
  const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
  expect([await here({ share, clipboard }), copied]).toEqual(['compartido', []]);
});

test.each([
  ['without a sheet', {}],
  ['with one that refuses', { share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('copies on a device %s', async (_, device) => {
  const { copied, clipboard } = notebook();
  expect([await here({ ...device, clipboard }), copied]).toEqual(['copiado', [`${what.text}\n${url}`]]);
});

test('fails without sheet and clipboard', async () => {
  await expect(here({})).rejects.toThrow('nothing to copy with');
});
