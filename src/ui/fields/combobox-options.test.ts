import { expect, test } from 'vitest';
import { findOptions, plain } from './combobox-options';

const optionsOf = (names: readonly string[]) =>
  names.map((descripcion, index) => ({ id: index + 1, descripcion, plain: plain(descripcion) }));
const namesFor = (names: readonly string[], query: string) =>
  findOptions(optionsOf(names), query).rows.map(({ descripcion }) => descripcion);

const places = ['Constanza', 'Dajabón', 'Peña Blanca', 'San Cristóbal', 'San José de Ocoa', 'Villa San Juan'];

test('ignores accents, capitals and surrounding spaces', () => {
  expect([namesFor(places, 'DAJABON'), namesFor(places, ' pena '), namesFor(places, 'cristóbal')]).toEqual([
    ['Dajabón'],
    ['Peña Blanca'],
    ['San Cristóbal'],
  ]);
});

test('options that begin with the query come first, in their order', () => {
  expect(namesFor(['Villa San Juan', 'San José de Ocoa', 'San Cristóbal'], 'san')).toEqual([
    'San José de Ocoa',
    'San Cristóbal',
    'Villa San Juan',
  ]);
});

test('finds several words independently', () => {
  expect(namesFor(places, 'ocoa san')).toEqual(['San José de Ocoa']);
});

test('finds an option with a note by typing alone, below the others', () => {
  const [far, ...near] = optionsOf(['Santiago', 'San Juan', 'Villa Santiago']);
  const options = [...(far === undefined ? [] : [{ ...far, note: 'En otra región' }]), ...near];
  const idsFor = (query: string) => findOptions(options, query).rows.map(({ id }) => id);
  expect([idsFor(''), idsFor('sant')]).toEqual([
    [2, 3],
    [3, 1],
  ]);
});

test('without a query shows everything, for an unknown word nothing', () => {
  expect([namesFor(places, ''), namesFor(places, 'xyz')]).toEqual([places, []]);
});

test('of two thousand, shows fifty and counts the rest', () => {
  const many = optionsOf(Array.from({ length: 2000 }, (_, index) => `Sector ${index + 1}`));
  const { rows, more } = findOptions(many, '');
  expect([rows.length, rows[49]?.descripcion, more]).toEqual([50, 'Sector 50', 1950]);
  expect(findOptions(many, 'sector 1999')).toEqual({
    rows: [{ id: 1999, descripcion: 'Sector 1999', plain: 'sector 1999' }],
    more: 0,
  });
});
