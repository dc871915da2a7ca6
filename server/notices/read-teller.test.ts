import { expect, test } from 'vitest';
import { readTeller } from './read-teller';

test.each([
  ['Ana, por teléfono', { quien: 'Ana', como: 'por teléfono' }],
  ['Paz, Ana ,  POR TELEFONO ', { quien: 'Paz, Ana', como: 'por teléfono' }],
  ['Ana\n, en persona', { quien: 'Ana', como: 'en persona' }],
  ['Ana', null],
  ['por teléfono', null],
  [', por teléfono', null],
  ['Ana, por diabetes', null],
  [`${'a'.repeat(81)}, por mensaje`, null],
])('%j is %j', (text, teller) => {
  expect(readTeller(text)).toEqual(teller);
});
