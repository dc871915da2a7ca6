import { expect, test } from 'vitest';
import { accountTexts } from './account';

test("the account button's name contains the initials once they are known", () => {
  expect(['', 'RM'].map(accountTexts.cuentaDe)).toEqual(['Su cuenta', 'Su cuenta, RM']);
});

test("the bell's name contains its visible count", () => {
  expect(accountTexts.notificaciones(0)).toBe('Notificaciones');
  expect(accountTexts.notificaciones(3)).toBe('Notificaciones, 3 sin leer');
  expect(accountTexts.notificaciones(120, '99+')).toBe('Notificaciones (99+), 120 sin leer');
});
