import { describe, expect, test } from 'vitest';
import { isExpiredMessage } from './is-expired-message';
import { activationCode, readLink } from './read-link';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.firma`;
const now = 1_700_000_000_000;
const passed = (moment: number) => moment <= now;

describe('a link', () => {
  test.each([
    ['nothing', '', 'ausente'],
    ['a token of another kind', 'a1b2/c3+d4==', 'vigente'],
    ['a token that names no expiry', token({ codigoAfiliado: '1001' }), 'vigente'],
    ['an expiry one second away', token({ exp: now / 1000 + 1 }), 'vigente'],
    ['an expiry right now', token({ exp: now / 1000 }), 'vencido'],
    ['an expiry one second ago', token({ exp: now / 1000 - 1 }), 'vencido'],
    ['an expiry that is no number', token({ exp: '0' }), 'vigente'],
    ['a space inside', 'abc def', 'invalido'],
    ['a control character', 'abc\u0000def', 'invalido'],
    ['4,000 characters', 'x'.repeat(4_000), 'vigente'],
    ['4,001 characters', 'x'.repeat(4_001), 'invalido'],
  ] as const)('with %s', (_, text, reading) => {
    expect(readLink(text, passed)).toBe(reading);
  });

  test.each([
    ['10000001', 'vigente'],
    ['10000001.firma_de-64', 'vigente'],
    ['1000/0001', 'invalido'],
    ['%E0%A4%A', 'invalido'],
    ['1'.repeat(201), 'invalido'],
  ] as const)('of an activation: %s', (text, reading) => {
    expect(readLink(text, passed, activationCode)).toBe(reading);
  });
});

test('[PWD-14] [MAILC-11] recognizes the sentence for an expired link by its beginning', () => {
  expect(
    [
      'El token expiro, favor de iniciar sesión nuevamente.',
      ' EL TOKEN EXPIRÓ',
      'Sepa que el token expiro',
      'El correo ya fue confirmado, favor de iniciar sesión',
      '',
    ].map(isExpiredMessage),
  ).toEqual([true, true, false, false, false]);
});
