import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repairPath, safeReturn } from './path';

test('escapes only malformed percent signs', () => {
  expect(['/a%20b/c', '/%', '/x/%E0%A4%A/y', '/ñ%zz'].map(repairPath)).toEqual([
    '/a%20b/c',
    '/%25',
    '/x/%25E0%25A4%25A/y',
    '/ñ%25zz',
  ]);
});

test('every repaired path can be decoded', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => decodeURIComponent(repairPath(text))).not.toThrow();
    }),
  );
});

test('returns only to pages of the portal after log-in', () => {
  const inside = ['/pagos', '/consulta/cobertura?plan=1', '/solicitudes#3', '/pagos?de=/login', '/loginx', '/carne/'];
  expect(inside.map(safeReturn)).toEqual(inside);
  const elsewhere = [
    undefined,
    '',
    '/',
    '/login',
    '/LOGIN?x',
    '/onboarding',
    'pagos',
    '//otro.do',
    '/\\otro.do',
    'https://otro.do',
    'javascript:alert(1)',
    '/\t/otro.do',
    '/a\\b',
    '/..//otro.do',
  ];
  expect(elsewhere.map(safeReturn)).toEqual(elsewhere.map(() => ''));
  fc.assert(
    fc.property(fc.webUrl(), fc.string(), (url, rest) => {
      for (const path of [url, `//${rest}`, `/\\${rest}`]) expect(safeReturn(path)).toBe('');
      const kept = safeReturn(`/${rest}`);
      if (kept !== '') expect(new URL(kept, 'https://portal.do').origin).toBe('https://portal.do');
    }),
  );
});
