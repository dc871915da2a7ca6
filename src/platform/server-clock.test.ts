import { expect, test } from 'vitest';
import { serverClock } from './server-clock';

const noon = Date.UTC(2026, 10, 21, 16);
const hour = 3_600_000;
const said = (time: number) => new Date(time).toUTCString();

test.each([
  ['right', 0],
  ['three hours ahead', 3 * hour],
  ['a day ahead', 24 * hour],
  ['a day behind', -24 * hour],
  ['a year behind', -8_760 * hour],
])('returns the server’s time on a device whose clock is %s', (_, off) => {
  const device = { wall: noon + off };
  const time = serverClock(() => device.wall);
  time.hear(said(noon));
  device.wall += 1_500;
  expect([time.now(), time.passed(noon + 1_500), time.passed(noon + 1_501)]).toEqual([noon + 1_500, true, false]);
});

test('returns the device’s time before the first answer, and nothing is expired', () => {
  const time = serverClock(() => noon);
  time.hear(null);
  time.hear('ayer');
  expect([time.now(), time.passed(0)]).toEqual([noon, false]);
});

test('each answer with a Date corrects the time', () => {
  const device = { wall: noon };
  const time = serverClock(() => device.wall);
  time.hear(said(noon));
  device.wall += 24 * hour;
  time.hear(said(noon + 2_000));
  time.hear(null);
  expect([time.now(), time.passed(noon + hour)]).toEqual([noon + 2_000, false]);
});
