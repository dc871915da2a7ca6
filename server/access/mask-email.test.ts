import { expect, test } from 'vitest';
import { maskEmail } from './mask-email';

test.each([
  ['maria@ejemplo.do', 'm***@e***.do'],
  ['m@correo.ejemplo.com.do', 'm***@c***.do'],
  ['ñandú@ejemplo.do', 'ñ***@e***.do'],
])('masks %s as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
