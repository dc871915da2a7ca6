import { expect, test } from 'vitest';
import { validityOf } from './validity';

const on = (finVigencia: string) => validityOf(finVigencia, '2026-11-21');

test('a plan is valid on its last day, and renewed on the day after', () => {
  expect(['2026-12-31', '2026-11-21', '2026-11-20', '2025-12-31T00:00:00'].map(on)).toEqual([
    { over: false, end: '2026-12-31', renewal: '2027-01-01' },
    { over: false, end: '2026-11-21', renewal: '2026-11-22' },
    { over: true, end: '2026-11-20', renewal: '' },
    { over: true, end: '2025-12-31', renewal: '' },
  ]);
});

test('is unknown for an unreadable day', () => {
  const unknown = { over: false, end: '', renewal: '' };
  expect(['', 'pronto', '2026-02-30'].map(on)).toEqual([unknown, unknown, unknown]);
});
