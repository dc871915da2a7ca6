import { expect, test } from 'vitest';
import {
  ageOn,
  atHour,
  dayAfter,
  formatScreenDate,
  longMoment,
  readLongMoment,
  screenHour,
  screenMoment,
  yearBefore,
} from './dates';

/** The value of the field after each key, typed at its end. */
const typing = (keys: string): string[] => {
  let held = '';
  return [...keys].map((key) => {
    held = formatScreenDate(held + key);
    return held;
  });
};

test('inserts hyphens while typing and stops after the year', () => {
  expect(typing('051119602')).toEqual([
    '0',
    '05',
    '05-1',
    '05-11',
    '05-11-1',
    '05-11-19',
    '05-11-196',
    '05-11-1960',
    '05-11-1960',
  ]);
});

test('a separator completes a one-digit day or month', () => {
  expect([typing('5/3/1960').at(-1), typing('5-12-1960').at(-1), typing('05-11-1960').at(-1)]).toEqual([
    '05-03-1960',
    '05-12-1960',
    '05-11-1960',
  ]);
});

test('accepts pasted dates in common formats', () => {
  expect(
    ['5/11/1960', ' 05.11.1960 ', '05111960', '1960-11-05', '1960-11-05T00:00:00', 'ayer'].map(formatScreenDate),
  ).toEqual(['05-11-1960', '05-11-1960', '05-11-1960', '05-11-1960', '05-11-1960', '']);
});

test('deleting a digit shifts the following ones', () => {
  expect(formatScreenDate('1-11-1960')).toBe('11-11-960');
});

test.each([
  ['2026-11-21T18:05:00Z', '2:05\u00a0p.\u00a0m.'],
  ['2026-11-21T04:00:00Z', '12:00\u00a0a.\u00a0m.'],
  ['2026-11-21T16:30:00Z', '12:30\u00a0p.\u00a0m.'],
])('the hour of %s in Santo Domingo is %s', (moment, hour) => {
  expect(screenHour(Date.parse(moment))).toBe(hour);
});

test('uses the singular only for one o’clock', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => atHour(Date.UTC(2026, 10, 21, hour + 4, 30)));
  expect(hours.filter((hour) => !hour.startsWith('a las '))).toEqual([
    'a la 1:30\u00a0a.\u00a0m.',
    'a la 1:30\u00a0p.\u00a0m.',
  ]);
  expect(hours[11]).toBe('a las 11:30\u00a0a.\u00a0m.');
});

test('returns the next day across months, years and leap days', () => {
  expect(['2026-12-31', '2028-02-28', '2026-02-28'].map(dayAfter)).toEqual(['2027-01-01', '2028-02-29', '2026-03-01']);
});

test.each([
  ['2026-11-21', '2025-11-21'],
  ['2028-02-29', '2027-02-28'],
  ['2029-02-28', '2028-02-28'],
  ['2000-01-01', '1999-01-01'],
])('a year before %s is %s', (day, before) => {
  expect(yearBefore(day)).toBe(before);
});

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

test('formats day and time of Santo Domingo', () => {
  expect(screenMoment(Date.UTC(2026, 10, 23, 2, 5))).toBe('22-11-2026, 10:05 p. m.'.replace(/ (?=[pm]\.)/g, '\u00a0'));
});

test.each([
  ['2026-11-20T12:05:00-04:00', '20 de noviembre de 2026 a las 12:05\u00a0p.\u00a0m.'],
  ['2027-01-01T01:00:00-04:00', '1 de enero de 2027 a la 1:00\u00a0a.\u00a0m.'],
  ['2026-12-31T23:59:00-04:00', '31 de diciembre de 2026 a las 11:59\u00a0p.\u00a0m.'],
])('the long form of a moment is read back: %s', (time, written) => {
  expect([longMoment(Date.parse(time)), readLongMoment(`${written} y más`)]).toEqual([written, Date.parse(time)]);
});
