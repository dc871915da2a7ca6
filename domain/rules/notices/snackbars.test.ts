import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leavesByItself, type Notice, type Stack, withNotice, without } from './snackbars';

const empty: Stack = { visibles: [], espera: [], siguiente: 1 };
const notice = (tono: Notice['tono'], titulo: string): Notice => ({ tono, titulo });
const after = (...notices: Notice[]): Stack => notices.reduce(withNotice, empty);
const titles = ({ visibles, espera }: Stack) => [
  visibles.map(({ titulo }) => titulo),
  espera.map(({ titulo }) => titulo),
];

const threeErrors = [notice('error', 'a'), notice('advertencia', 'b'), notice('error', 'c')];

test('[SHELL-23] a snackbar equal to a shown or waiting one is merged with it', () => {
  expect(after(notice('error', 'a'), notice('exito', 'a'), notice('error', 'a'))).toEqual({
    visibles: [
      { id: 'aviso-1', tono: 'error', titulo: 'a', veces: 2 },
      { id: 'aviso-2', tono: 'exito', titulo: 'a', veces: 1 },
    ],
    espera: [],
    siguiente: 3,
  });
  expect(after(...threeErrors, notice('error', 'd'), notice('error', 'd')).espera).toEqual([
    { id: 'aviso-4', tono: 'error', titulo: 'd', veces: 2 },
  ]);
  expect(withNotice(after(notice('error', 'a')), { ...notice('error', 'a'), detalle: 'otro' }).visibles).toHaveLength(
    2,
  );
});

test('[SHELL-23] any other snackbar replaces the oldest info or success', () => {
  const stack = after(notice('error', 'a'), notice('informacion', 'b'), notice('exito', 'c'), notice('error', 'd'));
  expect(titles(stack)).toEqual([['a', 'c', 'd'], []]);
});

test('[SHELL-23] while three warnings or errors are shown a further snackbar waits for a free place', () => {
  const stack = after(...threeErrors, notice('exito', 'd'), notice('error', 'e'));
  expect(titles(stack)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
  expect(titles(without(stack, 'aviso-2'))).toEqual([['a', 'c', 'd'], ['e']]);
  expect(titles(without(stack, 'aviso-4'))).toEqual([['a', 'b', 'c'], ['e']]);
  expect(without(stack, 'aviso-9')).toEqual(stack);
});

test('the queue is first in, first out', () => {
  const stack = without(after(...threeErrors, notice('exito', 'd'), notice('error', 'e')), 'aviso-1');
  expect(titles(withNotice(stack, notice('error', 'f')))).toEqual([
    ['b', 'c', 'd'],
    ['e', 'f'],
  ]);
});

test('[SHELL-21] at most 3 snackbars are visible; none is shown twice and no warning is lost', () => {
  const tone = fc.constantFrom<Notice['tono']>('exito', 'informacion', 'advertencia', 'error');
  const step = fc.oneof(
    fc.record({ tono: tone, titulo: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') }),
    fc.nat({ max: 20 }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let stack = empty;
      for (const one of steps) {
        const before = stack;
        stack = typeof one === 'number' ? without(stack, `aviso-${one}`) : withNotice(stack, one);
        const here = [...stack.visibles, ...stack.espera];
        expect(stack.visibles.length).toBeLessThanOrEqual(3);
        expect(stack.espera.length === 0 || stack.visibles.length === 3).toBe(true);
        expect(new Set(here.map(({ tono, titulo }) => `${tono} ${titulo}`)).size).toBe(here.length);
        const gone = [...before.visibles, ...before.espera].filter(({ id }) => !here.some((left) => left.id === id));
        if (typeof one !== 'number') expect(gone.every(leavesByItself)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});
