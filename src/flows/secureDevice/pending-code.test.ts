import { expect, test } from 'vitest';
import { parseStored } from '../../../domain/rules/form/parse-stored';
import { isCodePending, storedCodeRequest } from './pending-code';

const now = 1_700_000_000_000;

test.each([
  ['just now', { pedido: now }, true],
  ['nearly ten minutes ago', { pedido: now - 599_999 }, true],
  ['ten minutes ago', { pedido: now - 600_000 }, false],
  ['by a clock that is ahead', { pedido: now + 600_000 }, false],
  ['by nobody', null, false],
  ['in other words', { pedido: 'ayer' }, false],
])('a code requested %s', (_, kept, expected) => {
  expect(isCodePending(parseStored(storedCodeRequest, kept), now)).toBe(expected);
});
