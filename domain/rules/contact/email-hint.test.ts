import { expect, test } from 'vitest';
import { emailHint, takeEmailHint } from './email-hint';

test.each([
  ['rosa@gmial.com', 'rosa@gmail.com'],
  ['rosa@gmail.con', 'rosa@gmail.com'],
  ['rosa@gmail.co', 'rosa@gmail.com'],
  ['rosa@gmai.com', 'rosa@gmail.com'],
  [' rosa.m@hotmial.com ', 'rosa.m@hotmail.com'],
  ['rosa@outlok.com', 'rosa@outlook.com'],
  ['rosa@GMIAL.com', 'rosa@gmail.com'],
  ['rosa@gmail.com', ''],
  ['rosa@live.com', ''],
  ['rosa@seguro.do', ''],
  ['rosa', ''],
  ['@gmial.com', ''],
  ['', ''],
])('%s: %s', (typed, meant) => {
  expect(emailHint(typed)).toBe(meant);
});

const known =
  'gmail.com hotmail.com hotmail.es outlook.com outlook.es yahoo.com yahoo.es icloud.com live.com msn.com claro.net.do codetel.net.do'.split(
    ' ',
  );
const letters = [...'abz.'];

/** Every domain that is one letter away: put, taken, changed or swapped with its neighbour. */
const near = (domain: string): string[] =>
  [...domain].flatMap((letter, at) => {
    const [before, after] = [domain.slice(0, at), domain.slice(at + 1)];
    return [
      before + after,
      ...letters.flatMap((other) => [before + other + letter + after, before + other + after]),
      before + after.slice(0, 1) + letter + after.slice(1),
    ];
  });

test.each(known)('suggests %s for domains one letter away', (domain) => {
  const others = known.filter((one) => one !== domain).flatMap((one) => [one, ...near(one)]);
  const meant = near(domain).filter((one) => !known.includes(one) && !others.includes(one));
  expect(meant.length).toBeGreaterThan(20);
  expect(meant.filter((one) => emailHint(`rosa@${one}`) !== `rosa@${domain}`)).toEqual([]);
});

test('two letters away is too far for a short domain, three for a long one', () => {
  const asked = [
    'gmaaal.com',
    'livvvve.com',
    'mns.cmo',
    'ixve.com',
    'xlve.com',
    'htomiall.com',
    'hotmail.cmm',
    'htomial.cmo',
    'codetel.nte.od',
  ];
  expect(asked.map((domain) => emailHint(`rosa@${domain}`))).toEqual([
    'rosa@gmail.com',
    '',
    '',
    '',
    '',
    '',
    'rosa@hotmail.com',
    '',
    'rosa@codetel.net.do',
  ]);
});

test('a hint that is taken becomes the e-mail, whose error goes; without one the e-mail stays', () => {
  const form = { borrador: { correo: 'rosa@gmial.com', calle: 'Duarte' }, faltas: { calle: 'falta', correo: 'falta' } };
  const faltas = { calle: 'falta', correo: undefined };
  expect([
    takeEmailHint({ ...form, sugerencia: 'rosa@gmail.com' }),
    takeEmailHint({ ...form, sugerencia: '' }),
  ]).toEqual([
    { borrador: { correo: 'rosa@gmail.com', calle: 'Duarte' }, sugerencia: '', faltas },
    { borrador: form.borrador, sugerencia: '', faltas },
  ]);
});
