import { expect, test } from 'vitest';
import {
  answered,
  drawHardQuestions,
  drawQuestions,
  isRightAnswer,
  missingAnswers,
  type Supplied,
  usableQuestions,
} from './questions';

const supplied = (id: number, idTipoPregunta = 2, respuesta = 'Si'): Supplied => ({
  id,
  pregunta: `Pregunta ${id}`,
  idTipoPregunta,
  respuesta,
});
const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => supplied(id));
const idsOf = (questions: readonly { id: number }[]) => questions.map(({ id }) => id);

test('[REG-30] [REG-36] only questions of ids 1 to 8 that can be asked and checked are used, without their answers', () => {
  expect(
    usableQuestions([
      supplied(0),
      supplied(1, 1, '1958-08-14'),
      supplied(1, 3, '4'),
      supplied(2, 4),
      supplied(3, 3, ''),
      supplied(8, 3, '2'),
      supplied(9),
      supplied(2.5),
      { ...supplied(4), pregunta: ' ' },
      supplied(5, 3, '  '),
    ]),
  ).toEqual([
    { id: 1, pregunta: 'Pregunta 1', idTipoPregunta: 1 },
    { id: 8, pregunta: 'Pregunta 8', idTipoPregunta: 3 },
  ]);
});

test('[REG-34] [REG-35] draws three different questions with equal probability, and a new draw differs', () => {
  const usable = usableQuestions(eight);
  const seen = new Map<number, number>();
  let azar = 1;
  for (let draw = 0; draw < 8_000; draw += 1) {
    const drawn = drawQuestions(usable, azar);
    azar = drawn.azar;
    expect(new Set(idsOf(drawn.preguntas)).size).toBe(3);
    for (const id of idsOf(drawn.preguntas)) seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([...seen.values()].filter((times) => times < 2_800 || times > 3_200)).toEqual([]);
  expect([1, 2, 3].map((seed) => idsOf(drawQuestions(usable, seed).preguntas))).toEqual([
    [6, 1, 5],
    [6, 3, 2],
    [6, 1, 4],
  ]);
});

test('two of the questions that the server draws are dates; where fewer are known it asks none', () => {
  const dates = [1, 4, 8].map((id) => supplied(id, 1, '1958-08-14'));
  const others = [2, 3, 5].map((id) => supplied(id));
  const draws = (of: Supplied[]) =>
    Array.from({ length: 200 }, (_, seed) => drawHardQuestions(usableQuestions(of), seed));
  for (const drawn of draws([...dates, ...others])) {
    expect([drawn.length, new Set(idsOf(drawn)).size]).toEqual([3, 3]);
    expect(drawn.filter(({ idTipoPregunta }) => idTipoPregunta === 1).length).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(draws([...dates, ...others]).flatMap(idsOf)).size).toBe(6);
  expect(draws([...dates.slice(0, 1), ...others]).flat()).toEqual([]);
  expect(draws(dates.slice(0, 2)).filter(({ length }) => length !== 2)).toEqual([]);
});

test('a question counts as answered while something is written in its field', () => {
  const asked = usableQuestions([supplied(1), supplied(2), supplied(3)]);
  expect([
    answered(asked, {}),
    answered(asked, { 'pregunta-1': true, 'pregunta-3': false, 'pregunta-8': true }),
  ]).toEqual([0, 1]);
});

test('reports at each question why its answer cannot be compared', () => {
  const asked = usableQuestions([supplied(1, 1, '1958-08-14'), supplied(2), supplied(3, 3, '2')]);
  expect(missingAnswers(asked, [])).toEqual({
    'pregunta-1': 'sinResponder',
    'pregunta-2': 'sinResponder',
    'pregunta-3': 'sinResponder',
  });
  expect(
    missingAnswers(asked, [
      { id: 1, texto: '31-02-1958' },
      { id: 2, texto: 'si' },
      { id: 3, texto: 'dos' },
    ]),
  ).toEqual({ 'pregunta-1': 'fechaInvalida', 'pregunta-3': 'numeroInvalido' });
  expect(
    missingAnswers(asked, [
      { id: 1, texto: '14-08-1958' },
      { id: 2, texto: 'no' },
      { id: 3, texto: ' 2 ' },
    ]),
  ).toEqual({});
});

test.each([
  [1, '14-08-1958', '1958-08-14', true],
  [1, '14-08-1958', '1958-08-14T00:00:00', true],
  [1, '14-08-1958', '14/08/1958', true],
  [1, '08-14-1958', '1958-08-14', false],
  [1, '15-08-1958', '1958-08-14', false],
  [1, '31-02-1958', 'no es fecha', false],
  [1, '14-08-1958', 'no es fecha', false],
  [1, '14-08-1958', 'el 1958-08-14', false],
] as const)('[REG-31] [REG-40] a date: type %i, typed %s, stored %s: %s', (kind, typed, stored, right) => {
  expect(isRightAnswer(kind, typed, stored)).toBe(right);
});

test.each([
  [2, 'si', 'Sí', true],
  [2, 'si', ' SI ', true],
  [2, 'si', 'true', true],
  [2, 'no', 'N', true],
  [2, 'no', 'No', true],
  [2, 'no', 'FALSE', true],
  [2, 'no', '0', true],
  [2, 'si', 'S', true],
  [2, 'si', '1', true],
  [2, 'si', '0', false],
  [2, 'quizás', 'quizas', true],
  [2, 'quizás', 'no', false],
  [2, 'no', 'Sí', false],
  [3, '03', '3', true],
  [3, '3', ' 3.0 ', true],
  [3, '3,5', '3.5', true],
  [3, '4', '3', false],
  [3, '1 200', '1200', true],
  [3, '1,500', '1500', true],
  [3, '1500', '1,500.00', true],
  [3, '1,234,567', '1234567', true],
  [3, '1,500', '1.5', false],
  [3, '0,500', '0.5', true],
  [3, '12,50', '12.5', true],
  [3, 'doce', 'Doce', true],
  [3, 'doce', '12', false],
  [3, '', '', false],
  [3, '3', '', false],
] as const)('[REG-32] [REG-33] [REG-46] an answer: type %i, typed %s, stored %s: %s', (kind, typed, stored, right) => {
  expect(isRightAnswer(kind, typed, stored)).toBe(right);
});
