import { expect, test } from 'vitest';
import { validityOf } from './plan-validity';

const on = (finVigencia: string) => validityOf({ finVigencia }, '2026-11-21');

test('a plan is valid on its last day, and renewed on the day after', () => {
  expect(['2026-12-31', '2026-11-21', '2026-11-20', '2025-12-31T00:00:00'].map(on)).toEqual([
    { over: false, renewal: '2027-01-01' },
    { over: false, renewal: '2026-11-22' },
    { over: true, renewal: '' },
    { over: true, renewal: '' },
  ]);
});

test('is null for an unreadable day', () => {
  expect(['', 'pronto', '2026-02-30'].map(on)).toEqual(Array.from({ length: 3 }, () => ({ over: false, renewal: '' })));
});
