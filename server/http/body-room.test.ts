import { expect, test } from 'vitest';
import { createBodyRoom } from './body-room';

test('holds so much of all bodies together, and has room again for what is let go of', () => {
  const room = createBodyRoom(10 / 1024 / 1024);
  const [first, second] = [room.hold(), room.hold()];
  expect([first.take(6), second.take(4), second.take(1), first.take(1)]).toEqual([true, true, false, false]);
  second.release();
  second.release();
  expect([first.take(4), first.take(1)]).toEqual([true, false]);
  first.release();
  expect([second.take(11), second.take(10)]).toEqual([false, true]);
});
