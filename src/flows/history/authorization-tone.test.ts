import { expect, test } from 'vitest';
import { authorizationTone } from './authorization-tone';

test.each([
  [' APROBADA ', 'exito'],
  ['Pendiente', 'informacion'],
  ['Anulada', 'error'],
  ['rechazada', 'error'],
  ['constructor', 'neutral'],
  ['', 'neutral'],
])('the status %j has the tone %s', (estado, tone) => {
  expect(authorizationTone(estado)).toBe(tone);
});
