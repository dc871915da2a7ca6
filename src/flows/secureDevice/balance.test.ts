import { expect, test } from 'vitest';
import { balanceOf } from './balance';

const pesos = (amount: string) => `RD$\u00a0${amount}`;

test.each([
  ['most is left', 5340, 12_000, { kind: 'normal', left: '5,340.00', limit: '12,000.00', over: '', percent: 44 }],
  ['all is left', 12_000, 12_000, { kind: 'normal', left: '12,000.00', limit: '12,000.00', over: '', percent: 100 }],
  ['a fifth', 2400, 12_000, { kind: 'normal', left: '2,400.00', limit: '12,000.00', over: '', percent: 20 }],
  ['less than it', 2399.99, 12_000, { kind: 'poco', left: '2,399.99', limit: '12,000.00', over: '', percent: 19 }],
  ['one cent', 0.01, 2_090_000, { kind: 'poco', left: '0.01', limit: '2,090,000.00', over: '', percent: 1 }],
  ['nothing', 0, 12_000, { kind: 'agotado', left: '0.00', limit: '12,000.00', over: '', percent: 0 }],
  [
    'less than nothing',
    -150.5,
    12_000,
    { kind: 'excedido', left: '0.00', limit: '12,000.00', over: '150.50', percent: 0 },
  ],
  ['more than all', 13_000, 12_000, { kind: 'normal', left: '13,000.00', limit: '12,000.00', over: '', percent: 100 }],
  ['of nothing nothing', 0, 0, { kind: 'agotado', left: '0.00', limit: '0.00', over: '', percent: 0 }],
  ['of nothing some', 10, 0, { kind: 'normal', left: '10.00', limit: '0.00', over: '', percent: 100 }],
  ['no limit', 500, null, { kind: 'sinTope', left: '500.00', limit: '', over: '', percent: null }],
  ['nobody says', null, 12_000, { kind: 'sinDato', left: '', limit: '12,000.00', over: '', percent: null }],
  ['an amount that is none', 1e21, 12_000, { kind: 'sinDato', left: '', limit: '12,000.00', over: '', percent: null }],
  ['nothing is said', undefined, undefined, { kind: 'sinDato', left: '', limit: '', over: '', percent: null }],
] as const)('[PROF-06] %s', (_, disponible, montoTope, expected) => {
  const [left, limit, over] = [expected.left, expected.limit, expected.over].map((text) =>
    text === '' ? '' : pesos(text),
  );
  expect(balanceOf({ disponible, montoTope })).toEqual({ ...expected, left, limit, over });
});
