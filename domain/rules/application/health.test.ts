import { expect, test } from 'vitest';
import type { Symptom } from './application-lists';
import { answered, detailed, healthGroups, healthQuestions, marked, noneOf } from './health';

const symptom = (codigo: string, numeroOrden: number, codigoPadre = ''): Symptom => ({
  codigo,
  codigoPadre,
  descripcion: `c${codigo}`,
  campoAdicional: '',
  numeroOrden,
});
const groupsOf = (...catalogue: Symptom[]) =>
  healthGroups(catalogue).map(({ titulo, preguntas }) => [titulo, ...preguntas.map(({ codigo }) => codigo)]);

test('[APPL-10] questions stand in the order of numeroOrden, children under their parent', () => {
  expect(
    groupsOf(symptom('21', 9, '2'), symptom('2', 5), symptom('12', 8, '1'), symptom('1', 1), symptom('11', 7, '1')),
  ).toEqual([
    ['c1', '11', '12'],
    ['c2', '21'],
  ]);
});

test('[APPL-10] a condition without children is a question itself, and adjacent ones form a group', () => {
  expect(groupsOf(symptom('1', 1), symptom('2', 2), symptom('3', 3), symptom('31', 4, '3'), symptom('4', 5))).toEqual([
    ['', '1', '2'],
    ['c3', '31'],
    ['', '4'],
  ]);
});

test('keeps conditions with missing, nested and cyclic parents', () => {
  const catalogue = [
    symptom('1', 1, '99'),
    symptom('2', 2),
    symptom('21', 3, '2'),
    symptom('211', 4, '21'),
    symptom('5', 5, '6'),
    symptom('6', 6, '5'),
    symptom('7', 7, '7'),
  ];
  expect(groupsOf(...catalogue)).toEqual([
    ['', '1'],
    ['c2', '21', '211'],
    ['', '5', '6', '7'],
  ]);
  expect(healthQuestions(catalogue).map(({ codigo }) => codigo)).toEqual(['1', '21', '211', '5', '6', '7']);
});

test('[APPL-08] a press in a group answers its open questions and changes no given answer', () => {
  const yes = marked(answered({}, '1', true), '1', 'esMadre');
  expect(noneOf(yes, ['1', '2'])).toEqual({
    1: { tiene: true, quienes: ['esMadre'], detalle: '' },
    2: { tiene: false, quienes: [], detalle: '' },
  });
});

test('answering no keeps the details of the yes; a second press deselects a person', () => {
  const yes = detailed(marked(answered({}, '1', true), '1', 'esTio'), '1', 'desde 1990');
  expect(answered(answered(yes, '1', false), '1', true)).toEqual(yes);
  expect(marked(yes, '1', 'esTio')['1']?.quienes).toEqual([]);
});
