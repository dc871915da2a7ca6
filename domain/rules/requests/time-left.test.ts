import { expect, test } from 'vitest';
import { timeLeft } from './time-left';

const at = (time: string) => Date.parse(`${time}-04:00`);
const until = at('2026-11-28T15:10:00');

test.each([
  ['2026-11-27T15:10:00', 24, 'hora', 'mañana'],
  ['2026-11-27T23:59:00', 15, 'hora', 'mañana'],
  ['2026-11-28T00:00:00', 15, 'hora', 'hoy'],
  ['2026-11-28T14:10:00', 1, 'hora', 'hoy'],
  ['2026-11-28T14:10:01', 59, 'minuto', 'hoy'],
  ['2026-11-28T15:09:59', 1, 'minuto', 'hoy'],
  ['2026-11-28T15:10:00', 0, 'minuto', 'hoy'],
  ['2026-12-02T09:00:00', 0, 'minuto', ''],
] as const)('at %s there is this much left, rounded down', (now, cuanto, unidad, dia) => {
  const hora = dia === '' ? '28-11-2026, 3:10\u00a0p.\u00a0m.' : 'a las 3:10\u00a0p.\u00a0m.';
  expect(timeLeft(until, at(now))).toEqual({ cuanto, unidad, dia, hora });
});
