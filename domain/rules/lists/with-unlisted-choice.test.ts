import { expect, test } from 'vitest';
import { withUnlistedChoice } from './with-unlisted-choice';

const listed = [
  { codigo: '6', descripcion: 'Medicación' },
  { codigo: '7', descripcion: 'Consulta' },
];
const name = (codigo: string) => `Otro (código ${codigo})`;

test('appends a code that the list lacks', () => {
  for (const known of ['', '6', '7']) expect(withUnlistedChoice(listed, known, name)).toEqual(listed);
  expect(withUnlistedChoice(listed, '99', name)).toEqual([
    ...listed,
    { codigo: '99', descripcion: 'Otro (código 99)' },
  ]);
});

test('adds nothing while the list is loading', () => {
  expect(withUnlistedChoice(null, '99', name)).toEqual([]);
});
