import { expect, test } from 'vitest';
import { emailSpellings, normalizeEmail } from './normalize-email';

test('ignores case, Unicode composition and punycode of the domain', () => {
  const decomposed = 'ñ'.normalize('NFD');
  const spellings = ['ana@ñandú.do', 'Ana@Ñandú.DO', 'ANA@XN--AND-6MA2C.do', `ana@${decomposed}andú.do`];
  expect(spellings.map(normalizeEmail)).toEqual(spellings.map(() => 'ana@xn--and-6ma2c.do'));
  expect(normalizeEmail(`${decomposed}@b.do`)).toBe('ñ@b.do');
});

test('a domain that punycode cannot express stays as it is', () => {
  expect(normalizeEmail('Ana@xn--.do')).toBe('ana@xn--.do');
});

test('a table may hold the mailbox in punycode or in Unicode', () => {
  expect(emailSpellings('Ana@xn--and-6ma2c.do')).toEqual(['ana@xn--and-6ma2c.do', 'ana@ñandú.do']);
  expect(emailSpellings('Ana@ejemplo.do')).toEqual(['ana@ejemplo.do']);
});
