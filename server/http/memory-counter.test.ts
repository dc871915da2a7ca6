import { expect, test } from 'vitest';
import { createMemoryCounter } from './memory-counter';

const minuteMs = 60_000;

test('counts uses per window', () => {
  let time = 0;
  const { use } = createMemoryCounter(minuteMs, () => time);
  expect([use('a'), use('a'), use('b')].map(({ count }) => count)).toEqual([1, 2, 1]);
  time = minuteMs - 1;
  expect(use('a')).toEqual({ count: 3, waitSeconds: 1 });
  time = minuteMs;
  expect(use('a')).toEqual({ count: 1, waitSeconds: 60 });
});

test('50,000 keys end the window early, which bounds memory', () => {
  const { use } = createMemoryCounter(minuteMs, () => 0);
  for (let key = 0; key < 49_999; key += 1) use(String(key));
  expect([use('0').count, use('a').count, use('0').count]).toEqual([2, 1, 1]);
});
