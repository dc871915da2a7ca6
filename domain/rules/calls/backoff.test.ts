import { expect, test } from 'vitest';
import { backoffMs } from './backoff';

test('doubles up to a minute, with up to 50 % jitter', () => {
  expect([0, 1, 2, 3, 7, 100].map((failures) => backoffMs(failures, 0))).toEqual([
    1000, 1000, 2000, 4000, 60_000, 60_000,
  ]);
  expect([backoffMs(3, 0.5), backoffMs(3, 1)]).toEqual([3000, 2000]);
});
