import { expect, test } from 'vitest';
import { withUnlistedChoice } from './with-unlisted-choice';

const listed = [
  { codigo: '6', descripcion: 'Medicación' },
  { codigo: '7', descripcion: 'Consulta' },
];
const name = (codigo: string) => `Otro (código ${codigo})`;

test('a code that the list does not have stands at its end, and no other does', () => {
  for (const known of ['', '6', '7']) expect(withUnlistedChoice(listed, known, name)).toEqual(listed);
  expect(withUnlistedChoice(listed, '99', name)).toEqual([
    ...listed,
    { codigo: '99', descripcion: 'Otro (código 99)' },
  ]);
});

test('while the list is on its way nothing is a stranger to it', () => {
  expect(withUnlistedChoice(null, '99', name)).toEqual([]);
});
