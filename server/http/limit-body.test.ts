import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BodyLimits, limitBody, slowestPace } from './limit-body';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A body of which so many bytes come every so many milliseconds, so many times; it never ends by itself. */
const drip = ([bytes, everyMs, times]: readonly [number, number, number]) => {
  let sent = 0;
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream<Uint8Array>(
    {
      pull: (to) =>
        new Promise((resolve) => {
          if (sent === times) return;
          timer = setTimeout(() => {
            sent += 1;
            to.enqueue(new Uint8Array(bytes));
            resolve();
          }, everyMs);
        }),
      cancel: () => clearTimeout(timer),
    },
    { highWaterMark: 0 },
  );
};

const ending = async (sent: readonly [number, number, number], limits: BodyLimits) => {
  const began = performance.now();
  let size = 0;
  const reading = (async () => {
    try {
      for await (const chunk of limitBody(drip(sent), limits)) size += chunk.byteLength;
      return null;
    } catch (error) {
      return error;
    }
  })();
  await vi.runAllTimersAsync();
  const error = await reading;
  return { error, size, seconds: Math.round((performance.now() - began) / 1000) };
};
const timedOut = expect.objectContaining({ status: 408, headers: { connection: 'close' } });
const maxBytes = 10_000_000;

test.each<[string, readonly [number, number, number], Partial<BodyLimits>, object]>([
  [
    'a byte each eleven seconds is ended after a minute',
    [1, 11_000, 100],
    { pace: slowestPace },
    { size: 5, seconds: 60 },
  ],
  [
    'one fast minute and then a byte each ten seconds is ended a minute later',
    [60_000, 59_000, 1],
    { pace: slowestPace },
    { size: 60_000, seconds: 119 },
  ],
  ['what is silent is ended', [1_000, 1_000, 3], { silentMs: 45_000 }, { size: 3_000, seconds: 48 }],
  ['what takes too long in all is ended', [1_000, 990, 100], { totalMs: 25_000 }, { size: 25_000, seconds: 25 }],
])('%s', async (_, sent, limits, expected) => {
  expect(await ending(sent, { maxBytes, silentMs: 59_500, ...limits })).toEqual({ error: timedOut, ...expected });
});

test('1 kB a second goes on until it is too long', async () => {
  const { error, size } = await ending([1_000, 1_000, 10_000], {
    maxBytes: 300_000,
    silentMs: 45_000,
    pace: slowestPace,
  });
  expect([error, size]).toEqual([expect.objectContaining({ status: 413 }), 300_000]);
});
