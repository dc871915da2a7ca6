import { expect, test } from 'vitest';
import { pendingEmail, stillPending } from './pending-email';

test.each([
  ['nueva@ejemplo.do', 'n•••@ejemplo.do'],
  [' Ana.Peña@correo.ejemplo.do ', 'A•••@correo.ejemplo.do'],
  ['x@ejemplo.do', 'x•••@ejemplo.do'],
])('of %s only initial and domain are kept, and a short hash', (correo, shown) => {
  expect(pendingEmail(correo)).toEqual({ correo: shown, huella: expect.stringMatching(/^[\da-f]{4}$/) });
});

test('a change is pending until the address in force is the new one, in any case of letters', () => {
  const pending = pendingEmail('nueva@ejemplo.do');
  expect([
    stillPending(null, 'vieja@ejemplo.do'),
    stillPending(pending, 'vieja@ejemplo.do'),
    stillPending(pending, 'n.otra@ejemplo.do'),
    stillPending(pending, ''),
    stillPending(pending, ' Nueva@Ejemplo.do '),
  ]).toEqual([null, pending, pending, pending, null]);
});
