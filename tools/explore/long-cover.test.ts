import { expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { explore } from './explore';
import type { Cases } from './flows';
import { longCover } from './long-cover';
import { pathsOf, walk } from './walk';

const machine = setup({
  types: {} as { events: { type: 'IR' } | { type: 'VOLVER' } | { type: 'ROMPER' } },
  delays: { rato: 1000 },
}).createMachine({
  id: 'prueba',
  initial: 'a',
  states: {
    a: { on: { IR: { target: 'b' } } },
    b: { on: { IR: { target: 'c' }, VOLVER: { target: 'a' } }, after: { rato: { target: 'a' } } },
    c: { on: { VOLVER: { target: 'b' }, ROMPER: { target: 'rota' } } },
    rota: { type: 'final' },
  },
});
const cases: Cases = { machine, events: {}, replies: {} };
const walked = async (longest?: number) => {
  const paths = pathsOf(cases, (graph) => longCover(graph, longest));
  const traces = await walk(cases, (real, model) => expect(real).toEqual(model), paths);
  return traces.map((trace) => trace.map(({ label }) => label));
};

test('a long path goes on to the nearest transition not yet shown, and a new one begins where none is in reach', async () => {
  expect(await walked()).toEqual([['inicio', 'IR', 'IR', 'VOLVER', 'VOLVER', 'IR', 'tras rato', 'IR', 'IR', 'ROMPER']]);
});

test('splits long paths', async () => {
  expect(await walked(6)).toEqual([
    ['inicio', 'IR', 'IR', 'VOLVER', 'VOLVER'],
    ['inicio', 'IR', 'tras rato', 'IR', 'IR', 'ROMPER'],
  ]);
});

test('replays the real history where guards cannot distinguish states', async () => {
  const { cases: snackbars } = await import('../../machines/snackbars/snackbars.cases');
  const given: Cases = { ...snackbars };
  expect(longCover(explore(given)).every(({ steps }) => steps.length <= 12)).toBe(true);
  await walk(given, (real, model) => expect(real).toEqual(model), pathsOf(given, longCover));
});

test('of two calls that a state waits for, the one that was answered does not fail afterwards', () => {
  const never = fromPromise<string>(() => new Promise(() => {}));
  const waiting = setup({ actors: { una: never, otra: never }, guards: { falta: () => true } }).createMachine({
    id: 'espera',
    initial: 'cargando',
    states: {
      cargando: {
        invoke: [
          { id: 'una', src: 'una', onDone: { guard: 'falta' }, onError: 'fallido' },
          { id: 'otra', src: 'otra', onDone: 'fin', onError: 'fallido' },
        ],
      },
      fallido: { on: { REINTENTAR: 'cargando' } },
      fin: { type: 'final' },
    },
  });
  const replies = { una: { sí: 'sí' }, otra: { sí: 'sí' } };
  const ways = longCover(explore({ machine: waiting, events: {}, replies })).map(({ steps }) =>
    steps.map(({ label }) => label.replace(/ \(.*/, '')),
  );
  const again = /listo una,(fallo|listo) una/;
  expect(ways.filter((way) => again.test(way.join()))).toEqual([]);
  expect(ways.flat()).toEqual(expect.arrayContaining(['listo una', 'fallo una', 'listo otra', 'fallo otra']));
});
