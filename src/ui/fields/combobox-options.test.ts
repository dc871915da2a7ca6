import { expect, test } from 'vitest';
import { findOptions, plain } from './combobox-options';

const optionsOf = (names: readonly string[]) =>
  names.map((descripcion, index) => ({ id: index + 1, descripcion, plain: plain(descripcion) }));
const namesFor = (names: readonly string[], query: string) =>
  findOptions(optionsOf(names), query).rows.map(({ descripcion }) => descripcion);

const places = ['Constanza', 'Dajabón', 'Peña Blanca', 'San Cristóbal', 'San José de Ocoa', 'Villa San Juan'];

test('accents, capitals and spaces around make no difference', () => {
  expect([namesFor(places, 'DAJABON'), namesFor(places, ' pena '), namesFor(places, 'cristóbal')]).toEqual([
    ['Dajabón'],
    ['Peña Blanca'],
    ['San Cristóbal'],
  ]);
});

test('what begins with the query comes first, the order stays otherwise', () => {
  expect(namesFor(['Villa San Juan', 'San José de Ocoa', 'San Cristóbal'], 'san')).toEqual([
    'San José de Ocoa',
    'San Cristóbal',
    'Villa San Juan',
  ]);
});

test('several words are looked for each by itself', () => {
  expect(namesFor(places, 'ocoa san')).toEqual(['San José de Ocoa']);
});

test('nothing typed shows everything, a word that nobody has shows nothing', () => {
  expect([namesFor(places, ''), namesFor(places, 'xyz')]).toEqual([places, []]);
});

test('of two thousand, fifty are shown and the rest is counted', () => {
  const many = optionsOf(Array.from({ length: 2000 }, (_, index) => `Sector ${index + 1}`));
  const { rows, more } = findOptions(many, '');
  expect([rows.length, rows[49]?.descripcion, more]).toEqual([50, 'Sector 50', 1950]);
  expect(findOptions(many, 'sector 1999')).toEqual({
    rows: [{ id: 1999, descripcion: 'Sector 1999', plain: 'sector 1999' }],
    more: 0,
  });
});
