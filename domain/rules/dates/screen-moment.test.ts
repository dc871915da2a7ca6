import { expect, test } from 'vitest';
import { screenMoment } from './screen-moment';

test('formats day and time of Santo Domingo', () => {
  expect(screenMoment(Date.UTC(2026, 10, 23, 2, 5))).toBe('22-11-2026, 10:05 p. m.'.replace(/ (?=[pm]\.)/g, '\u00a0'));
});
