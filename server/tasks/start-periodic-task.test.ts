import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine } from '../log/log';
import { startPeriodicTask } from './start-periodic-task';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const everyMs = 1000;

test('runs at the start and then periodically, never twice at once', async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const stop = startPeriodicTask(() => {}, { event: 'ronda', everyMs, work });
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(work).toHaveBeenCalledTimes(1);
  for (const round of [1, 2]) {
    ends[round - 1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(round + 1);
  }
  ends[2]?.();
  await stop();
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(work).toHaveBeenCalledTimes(3);
});

test('logs a failed run and continues', async () => {
  const told: LogLine[] = [];
  const work = vi.fn(() => Promise.reject(new Error('sin base')));
  const stop = startPeriodicTask((entry) => told.push(entry), { event: 'ronda', everyMs, work });
  await vi.advanceTimersByTimeAsync(everyMs);
  await stop();
  expect(told).toEqual(
    [1, 2].map(() => ({ level: 'warn', event: 'ronda', detail: expect.stringContaining('sin base') })),
  );
});

test('stopping ends long work and waits for it', async () => {
  const seen: boolean[] = [];
  let goOnLater = () => {};
  const stop = startPeriodicTask(() => {}, {
    event: 'ronda',
    everyMs,
    work: async (goOn) => {
      seen.push(goOn());
      await new Promise<void>((resolve) => {
        goOnLater = resolve;
      });
      seen.push(goOn());
    },
  });
  const stopped = stop();
  goOnLater();
  await stopped;
  expect(seen).toEqual([true, false]);
});
