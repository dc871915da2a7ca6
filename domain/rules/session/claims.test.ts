import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClaims } from './claims';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (payload: unknown) => `${part({ alg: 'HS256' })}.${part(payload)}.firma`;

test('[SESS-18] the affiliate code and the expiry come from the claims of the token', () => {
  expect(readClaims(token({ codigoAfiliado: '1001', exp: 1_800_000_000, ambito: 'afiliado', jti: 'ñ-1' }))).toEqual({
    codigoAfiliado: '1001',
    expiresAt: 1_800_000_000_000,
  });
  expect(readClaims(token({ codigoAfiliado: '1001' }))).toEqual({
    codigoAfiliado: '1001',
    expiresAt: Number.POSITIVE_INFINITY,
  });
});

test.each([
  ['nothing', ''],
  ['no token', 'hola'],
  ['no signature', 'a.b'],
  ['four parts', `${token({ codigoAfiliado: '1001' })}.más`],
  ['no base64', 'a.%%%.c'],
  ['no JSON', `a.${Buffer.from('hola').toString('base64url')}.c`],
  ['bytes that are no UTF-8', `a.${Buffer.from([0x22, 0xe9, 0x22]).toString('base64url')}.c`],
  ['no object', token('1001')],
  ['null', token(null)],
  ['no code', token({ exp: 1 })],
  ['a code that is no text', token({ codigoAfiliado: 1001 })],
  ['a code with other characters', token({ codigoAfiliado: '1001&x=1' })],
  ['an expiry that is endless', `a.${Buffer.from('{"codigoAfiliado":"1001","exp":1e999}').toString('base64url')}.c`],
  ['an expiry that is no number', token({ codigoAfiliado: '1001', exp: 'nunca' })],
])('a token with %s says nothing', (_, text) => {
  expect(readClaims(text)).toBeNull();
});

test('parsing claims never throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      expect(() => [readClaims(text), readClaims(`a.${text}.c`), readClaims(token(JSON.parse(json)))]).not.toThrow();
    }),
  );
});
