import { expect, test } from 'vitest';
import { dayAfter } from './day-after';

test('returns the next day across months, years and leap days', () => {
  expect(['2026-12-31', '2028-02-28', '2026-02-28'].map(dayAfter)).toEqual(['2027-01-01', '2028-02-29', '2026-03-01']);
});
