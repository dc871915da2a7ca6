import { expect, test } from 'vitest';
import { codePage } from './code-page';

const origin = 'http://localhost:3000';

test.each([
  ['/dispositivo-seguro/abc', '/dispositivo-seguro/abc'],
  [' /dispositivo-seguro/abc ', '/dispositivo-seguro/abc'],
  ['http://localhost:3000/dispositivo-seguro/abc', '/dispositivo-seguro/abc'],
  ['https://codigos.ejemplo.do/otp?x=1', 'https://codigos.ejemplo.do/otp?x=1'],
])('opens «%s» as «%s»', (address, opened) => {
  expect(codePage(address, origin)).toBe(opened);
});

test.each([
  '',
  'http://codigos.ejemplo.do/otp',
  'http://localhost:3000.ladron.do/',
  'http://localhost:3000//ladron.do/',
  '//ladron.do/otp',
  'javascript:alert(1)',
  'data:text/html,hola',
  'https://maria:clave@ejemplo.do/',
  'codigos',
])('rejects «%s»', (address) => {
  expect(codePage(address, origin)).toBeNull();
});
