import { expect, test } from 'vitest';
import { createMemoryBudget } from './memory-budget';

const bytes = 1 / 1024 / 1024;

test('limits the total and reuses released memory', () => {
  const room = createMemoryBudget(10 * bytes);
  const [first, second] = [room.hold('maria'), room.hold('luis')];
  expect([first.take(6), second.take(4), second.take(1), first.take(1)]).toEqual([true, true, false, false]);
  second.release();
  second.release();
  expect([first.take(4), first.take(1)]).toEqual([true, false]);
  first.release();
  expect([second.take(11), second.take(10)]).toEqual([false, true]);
});

test('limits several requests of one owner to a quarter, but not a single request', () => {
  const room = createMemoryBudget(40 * bytes);
  const [first, second, single] = [room.hold('maria'), room.hold('maria'), room.hold('luis')];
  expect([first.take(6), second.take(4), single.take(12)]).toEqual([true, true, true]);
  expect(() => second.take(1)).toThrow(expect.objectContaining({ status: 429, headers: { 'retry-after': '5' } }));
  first.release();
  expect(second.take(6)).toBe(true);
});
