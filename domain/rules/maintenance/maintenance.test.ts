import { expect, test } from 'vitest';
import { lastToEnd, type Maintenance, maintenanceWithin } from './maintenance';
import { maintenanceTime } from './maintenance-time';

const now = Date.parse('2026-11-20T16:00:00Z');
const of = (from: number, to: number | null, frase = ''): Maintenance => ({
  desde: new Date(now + from * 60_000).toISOString(),
  hasta: to === null ? '' : new Date(now + to * 60_000).toISOString(),
  llamadas: ['ordenCompraGenerar'],
  frase,
});

test('runs from its first moment until before its last', () => {
  const list = [of(-10, 0), of(-10, 1), of(0, 10), of(1, 10), of(60, 70), of(61, 70), of(-5, null)];
  expect(maintenanceWithin(list, now, 0)).toEqual([list[1], list[2], list[6]]);
  expect(maintenanceWithin(list, now, 3_600_000)).toEqual([list[1], list[2], list[3], list[4], list[6]]);
});

test('one whose times cannot be read is none', () => {
  const broken = [
    { ...of(-10, 10), desde: 'ayer' },
    { ...of(-10, 10), hasta: 'mañana' },
  ];
  expect(maintenanceWithin(broken, now, 0)).toEqual([]);
});

test('of several the last to end counts, and an unknown end is the last', () => {
  const list = [of(-10, 20, 'a'), of(-10, 90, 'b'), of(-10, 30, 'c')];
  expect([lastToEnd([]), lastToEnd(list)?.frase, lastToEnd([...list, of(-10, null, 'd')])?.frase]).toEqual([
    null,
    'b',
    'd',
  ]);
});

test('a time is an hour of today in Santo Domingo, or names its day', () => {
  expect([now + 3_600_000, now + 86_400_000].map((at) => maintenanceTime(at, now).replaceAll('\u00a0', ' '))).toEqual([
    'a la 1:00 p. m.',
    'el 21 de noviembre de 2026 a las 12:00 p. m.',
  ]);
});
