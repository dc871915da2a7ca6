import { expect, test } from 'vitest';
import { yearBefore } from './year-before';

test.each([
  ['2026-11-21', '2025-11-21'],
  ['2028-02-29', '2027-02-28'],
  ['2029-02-28', '2028-02-28'],
  ['2000-01-01', '1999-01-01'],
])('a year before %s is %s', (day, before) => {
  expect(yearBefore(day)).toBe(before);
});
