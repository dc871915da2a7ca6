import { beforeEach, expect, test } from 'vitest';
import { createRelayPace, pauseAfter } from './relay-pace';

let time: number;
let pace: ReturnType<typeof createRelayPace>;
beforeEach(() => {
  time = 0;
  pace = createRelayPace(() => new Date(time), 20);
});

test('the pause doubles up to its limit', () => {
  expect([1, 2, 3, 4, 8, 9, 10, 30, 5_000].map((tries) => pauseAfter(tries, 3_600_000) / 1_000)).toEqual([
    15, 30, 60, 120, 1920, 3600, 3600, 3600, 3600,
  ]);
});

test('«slow down» stops all for 15 seconds; then one goes ahead, and each success doubles their number', () => {
  pace.refused(true);
  expect(pace.restsUntil()).toEqual(new Date(15_000));
  time = 15_000;
  expect([pace.restsUntil(), pace.width()]).toEqual([null, 1]);
  const widths = [0, 1, 2, 3, 4, 5].map(() => {
    pace.accepted();
    return pace.width();
  });
  expect(widths).toEqual([2, 4, 8, 16, 20, 20]);
});

test('who is told again rests longer, up to five minutes; a success begins anew', () => {
  const rests = Array.from({ length: 8 }, () => {
    pace.refused(true);
    const rest = (pace.restsUntil()?.getTime() ?? 0) - time;
    time += rest;
    return rest / 1_000;
  });
  expect(rests).toEqual([15, 30, 60, 120, 240, 300, 300, 300]);
  pace.accepted();
  pace.refused(true);
  expect(pace.restsUntil()).toEqual(new Date(time + 15_000));
});

test('three temporary refusals in a row are the relay itself; between them a success or one bad address is not', () => {
  for (const between of [pace.accepted, pace.answered]) {
    pace.refused(false);
    pace.refused(false);
    between();
    pace.refused(false);
    pace.refused(false);
    expect(pace.restsUntil()).toBeNull();
    between();
  }
  for (const _ of [1, 2, 3]) pace.refused(false);
  expect(pace.restsUntil()).not.toBeNull();
});

test.each([
  [0, 1],
  [1e12, 200],
])('%i at once are %i', (wanted, width) => {
  expect(createRelayPace(() => new Date(0), wanted).width()).toBe(width);
});
