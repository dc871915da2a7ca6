import { expect, test } from 'vitest';
import { ageOn } from './age';

test('somebody is a year older on the birthday, not a day before', () => {
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

test('nobody has an age who is not born yet, or of whom the day is not known', () => {
  expect(['2027-01-01', '', '21-11-2008'].map((birth) => ageOn(birth, '2026-11-21'))).toEqual([null, null, null]);
});
