import { expect, test } from 'vitest';
import { isAppAddress } from './app-address';

test.each(['shoebox://', 'SHOEBOX://', 'https://wallet.ejemplo.do/abrir', 'com.ejemplo.billetera:abrir'])(
  '%s opens an application',
  (text) => {
    expect(isAppAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'shoebox',
  '/login',
  '//otro.example',
  ' javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '1a:x',
])('%s does not', (text) => {
  expect(isAppAddress(text)).toBe(false);
});
