import { expect, test } from 'vitest';
import { linkEmail } from './link-email';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: unknown) => `${part({ alg: 'HS256' })}.${part(claims)}.firma`;

test.each([
  [token({ correo: 'ana.nueva@ejemplo.do' }), 'ana.nueva@ejemplo.do'],
  [token({ correo: 'peña@ejemplo.do' }), 'peña@ejemplo.do'],
  [token({ correo: 'no es un correo' }), ''],
  [token({ correo: 7 }), ''],
  [token({}), ''],
  [token(null), ''],
  [token([]), ''],
  ['a.%%%.c', ''],
  ['opaco', ''],
  ['', ''],
])('[MAILC-15] the e-mail address in %s', (text, correo) => {
  expect(linkEmail(text)).toBe(correo);
});
