import { expect, test } from 'vitest';
import { walletLink } from './wallet-link';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: unknown) => `${part({ alg: 'HS256' })}.${part(claims)}.firma`;
const name = 'nombre-de-muchas.letras_7';

test.each([
  [{ codigoAfiliado: '10000001', fileName: name }, '10000001', name],
  [{ fileName: name }, '', name],
  [{ codigoAfiliado: '10000001' }, '10000001', ''],
  [{ codigoAfiliado: 10000001, fileName: [name] }, '', ''],
  [{ codigoAfiliado: '<b>', fileName: '../../etc/passwd.pkpass' }, '', ''],
  [{ codigoAfiliado: '1', fileName: 'corto' }, '1', ''],
  [{ codigoAfiliado: '1', fileName: 'x'.repeat(201) }, '1', ''],
  [[], '', ''],
  [null, '', ''],
])('[WALLET-02] [WALLET-08] reads member and file from %o', (claims, codigoAfiliado, archivo) => {
  expect(walletLink(token(claims), null)).toEqual({ codigoAfiliado, archivo });
});

test.each([
  [{ codigoAfiliado: '10000001' }, '10000001', '10000001.pkpass'],
  [{ codigoAfiliado: '10000001', fileName: name }, '10000001', name],
  [{ codigoAfiliado: '10000001', fileName: '../../etc/passwd.pkpass' }, '10000001', ''],
  [{ codigoAfiliado: '10000001', fileName: null }, '10000001', ''],
  [{ codigoAfiliado: '../otro' }, '', ''],
  [{}, '', ''],
])('[WALLET-02] [WALLET-08] reads member and file from %o with a template', (claims, codigoAfiliado, archivo) => {
  expect(walletLink(token(claims), '{codigoAfiliado}.pkpass')).toEqual({ codigoAfiliado, archivo });
});

test.each(['', 'opaco', 'a.%%%.c', 'a.b', `${token({ fileName: name })}.${token({ fileName: name })}`])(
  '%s names no file',
  (text) => {
    expect(walletLink(text, '{codigoAfiliado}.pkpass')).toEqual({ codigoAfiliado: '', archivo: '' });
  },
);
