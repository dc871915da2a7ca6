import { expect, test } from 'vitest';
import { workerCount } from '../../scripts/worker-count.mjs';

const gigabyte = 1024 ** 3;

test.each([
  ['two cores and much memory', 2, 24, 3],
  ['one core', 1, 4, 2],
  ['eight cores', 8, 16, 9],
  ['sixteen cores', 16, 64, 17],
  ['sixteen cores and little memory', 16, 8, 6],
  ['hardly any memory', 2, 1, 1],
])('%s', (_, cores, memory, expected) => {
  expect(workerCount({ more: 1 }, { cores, memory: memory * gigabyte })).toBe(expected);
});
