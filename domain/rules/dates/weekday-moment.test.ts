import { expect, test } from 'vitest';
import { weekdayMoment } from './weekday-moment';

test.each([
  ['2026-11-03T14:14:00Z', 'martes 3 de noviembre, 10:14\u00a0a.\u00a0m.'],
  ['2026-01-01T04:00:00Z', 'jueves 1 de enero, 12:00\u00a0a.\u00a0m.'],
  ['2026-01-01T03:59:00Z', 'miércoles 31 de diciembre de 2025, 11:59\u00a0p.\u00a0m.'],
])('a moment with its weekday names the year only if it is not this one: %s', (time, written) => {
  expect(weekdayMoment(Date.parse(time), Date.parse('2026-11-21T15:00:00Z'))).toBe(written);
});
