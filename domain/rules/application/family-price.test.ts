import { expect, test } from 'vitest';
import { paymentOf } from './family-price';

test.each([
  ['2', { meses: 3, monto: 1_336_500 }],
  ['3', { meses: 6, monto: 2_673_000 }],
  ['4', { meses: 12, monto: 5_346_000 }],
  ['1', null],
  ['', null],
])('at the frequency %s a family of 4,455 a month pays %j each time', (frequency, expected) => {
  expect(paymentOf({ personas: 3, total: 445_500 }, frequency)).toEqual(expected);
});
