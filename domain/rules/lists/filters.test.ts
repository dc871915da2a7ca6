import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { canonicalFilters, formatFilters, parseFilters } from './filters';

const kinds = { prestador: 'codigo', nombre: 'texto', desde: 'fecha', costo: 'marca' } as const;
const none = { prestador: '', nombre: '', desde: '', costo: '', pagina: 1, filas: 5 } as const;
const read = (search: string) => parseFilters(defaultParseSearch(search), kinds);

describe('parsing filters', () => {
  test('round-trips the filters that an address can carry', () => {
    const asked = { ...none, prestador: '3001', nombre: 'resonancia', pagina: 2 };
    expect([canonicalFilters(asked, kinds), canonicalFilters({ ...asked, prestador: 'RD_01' }, kinds)]).toEqual([
      '?prestador=3001&nombre=resonancia&pagina=2',
      '?nombre=resonancia&pagina=2',
    ]);
  });

  test.each([
    ['', {}],
    [
      '?prestador=3001&nombre=cl%C3%ADnica+abreu&desde=2026-02-28&costo=si',
      { prestador: '3001', nombre: 'clínica abreu', desde: '2026-02-28', costo: 'si' },
    ],
    ['?pagina=3&filas=25', { pagina: 3, filas: 25 }],
    ['?nombre=100%25_%27', { nombre: "100%_'" }],
  ])('reads %s', (search, said) => {
    expect(read(search)).toEqual({ ...none, ...said });
  });

  test.each([
    '?prestador=30%2001',
    '?prestador={"a":1}',
    '?prestador=null',
    `?prestador=${'9'.repeat(41)}`,
    `?nombre=${'a'.repeat(10_000)}`,
    '?nombre=%20%20',
    '?nombre=a%00b',
    '?nombre=%22%5Cud800%22',
    '?desde=2026-02-30',
    '?desde=ayer',
    '?costo=true',
    '?pagina=0',
    '?pagina=-1',
    '?pagina=1.5',
    '?pagina=dos',
    '?pagina=1000001',
    '?filas=7',
    '?filas=cinco',
    '?otra=cosa',
    '?__proto__=1&constructor=2',
  ])('ignores %s', (search) => {
    expect(read(search)).toEqual(none);
  });
});

describe('formatting filters', () => {
  test('writes only set filters, in a fixed order', () => {
    const filters = { ...none, nombre: 'abreu', prestador: '3001', pagina: 2, filas: 10 as const };
    expect([formatFilters(filters, kinds), formatFilters(none, kinds)]).toEqual([
      '?prestador=3001&nombre=abreu&pagina=2&filas=10',
      '',
    ]);
  });

  test.each([
    'pérez juan',
    '123',
    '007',
    '1e5',
    '"abreu"',
    '[x',
    '{}',
    'true',
    'null',
    "o'neil & co #1 100%_",
    '-',
    '+1 2',
  ])('the name %s survives the router, as it stands and written anew', (nombre) => {
    const search = formatFilters({ ...none, nombre }, kinds);
    const anew = defaultStringifySearch(defaultParseSearch(search));
    expect([read(search).nombre, read(anew).nombre]).toEqual([nombre, nombre]);
  });
});
