import { expect, test } from 'vitest';
import { createMemoryBudget } from './memory-budget';

const bytes = 1 / 1024 / 1024;

test('holds so much of all bodies together, and has room again for what is let go of', () => {
  const room = createMemoryBudget(10 * bytes);
  const [first, second] = [room.hold('maria'), room.hold('luis')];
  expect([first.take(6), second.take(4), second.take(1), first.take(1)]).toEqual([true, true, false, false]);
  second.release();
  second.release();
  expect([first.take(4), first.take(1)]).toEqual([true, false]);
  first.release();
  expect([second.take(11), second.take(10)]).toEqual([false, true]);
});

test('one owner holds a quarter of it in several requests, and all that one request needs', () => {
  const room = createMemoryBudget(40 * bytes);
  const [first, second, single] = [room.hold('maria'), room.hold('maria'), room.hold('luis')];
  expect([first.take(6), second.take(4), single.take(12)]).toEqual([true, true, true]);
  expect(() => second.take(1)).toThrow(expect.objectContaining({ status: 429, headers: { 'retry-after': '5' } }));
  first.release();
  expect(second.take(6)).toBe(true);
});
