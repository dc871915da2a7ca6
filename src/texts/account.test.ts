import { expect, test } from 'vitest';
import { accountTexts } from './account';

test('the button of the account has the initials in its name, as soon as there are any', () => {
  expect(['', 'RM'].map(accountTexts.cuentaDe)).toEqual(['Su cuenta', 'Su cuenta, RM']);
});

test('the bell has in its name what is read on it', () => {
  expect(accountTexts.notificaciones(0)).toBe('Notificaciones');
  expect(accountTexts.notificaciones(3)).toBe('Notificaciones, 3 sin leer');
  expect(accountTexts.notificaciones(120, '99+')).toBe('Notificaciones (99+), 120 sin leer');
});
