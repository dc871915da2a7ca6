import { expect, test } from 'vitest';
import { initials, nameParts } from './person';

test.each([
  ['Ana María', 'Pérez Gómez', 'AP'],
  ['íñigo', 'álvarez', 'ÍÁ'],
  ['Luz', 'de la Cruz', 'LC'],
  ['  ', 'Peña', 'P'],
  ['', '', ''],
  ['<b>Eva</b>', '\u202eSosa', 'BS'],
  ['E\u0301lida', '123', 'E\u0301'],
])('%s %s has the initials %s', (nombres, apellidos, expected) => {
  expect(initials({ nombres, apellidos })).toBe(expected);
});

test('a name breaks between given names and surnames', () => {
  expect(nameParts({ nombres: ' Ana María ', apellidos: 'Pérez Gómez' })).toEqual(['Ana María', 'Pérez Gómez']);
  expect(nameParts({ nombres: 'Ana', apellidos: ' ' })).toEqual(['Ana']);
});
