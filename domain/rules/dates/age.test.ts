import { expect, test } from 'vitest';
import { ageOn } from './age';

test('counts a year on the birthday, not a day before', () => {
  expect(
    [
      ['2008-11-21', '2026-11-20'],
      ['2008-11-21', '2026-11-21'],
      ['2008-02-29', '2026-02-28'],
      ['2008-02-29', '2026-03-01'],
      ['2026-11-21', '2026-11-21'],
      ['2008-11-21T00:00:00', '2026-11-21'],
    ].map(([birth = '', today = '']) => ageOn(birth, today)),
  ).toEqual([17, 18, 17, 18, 0, 18]);
});

test('is null for future and unknown birth dates', () => {
  expect(['2027-01-01', '', '21-11-2008'].map((birth) => ageOn(birth, '2026-11-21'))).toEqual([null, null, null]);
});
