import { expect, test } from 'vitest';
import { difference } from '../../tools/charts/difference';

const wait = {
  invoke: {
    id: 'pedir',
    src: 'pedir',
    onDone: [{ guard: { type: 'codigo', params: { es: [1] } }, target: 'b', actions: 'guardar' }, { target: 'a' }],
    onError: { target: 'a' },
  },
};
const old = {
  id: 'x',
  initial: 'a',
  states: { a: { description: 'Uno.', on: { IR: { target: 'b' }, VOLVER: { target: 'a' } } }, b: wait },
};
const withA = (a: object) => ({ ...old, states: { ...old.states, a: { ...old.states.a, ...a } } });
const withDone = (onDone: readonly object[]) => ({
  ...old,
  states: { ...old.states, b: { invoke: { ...wait.invoke, onDone } } },
});

test('equal charts in another notation have no differences', () => {
  const stately = {
    id: 'x',
    context: {},
    initial: 'a',
    states: {
      a: { description: 'Uno.', on: { IR: [{ target: '#x.b', actions: [] }], VOLVER: [{ target: 'a' }] }, tags: [] },
      b: {
        invoke: {
          ...wait.invoke,
          onDone: [
            { guard: { type: 'codigo', params: { es: [1] } }, target: 'b', actions: [{ type: 'guardar' }] },
            { target: 'a' },
          ],
          onError: [{ target: 'a' }],
        },
      },
    },
  };
  expect(difference(old, old)).toEqual([]);
  expect(difference(old, stately)).toEqual([]);
});

test.each([
  [
    'a transition is added',
    withA({ on: { ...old.states.a.on, SALIR: { target: 'b', guard: 'puede', actions: 'avisar' } } }),
    ['+ transición: a — SALIR [puede] → b (hace avisar)'],
  ],
  ['a transition is removed', withA({ on: { IR: { target: 'b' } } }), ['- transición: a — VOLVER → a']],
  [
    'a transition leads elsewhere',
    withA({ on: { IR: { target: 'a' }, VOLVER: { target: 'a' } } }),
    ['~ destino: a — IR: b pasa a a'],
  ],
  [
    'a guard comes',
    withA({ on: { IR: { target: 'b', guard: 'puede' }, VOLVER: { target: 'a' } } }),
    ['~ condición: a — IR → b: sin condición pasa a [puede]'],
  ],
  [
    'the literal of a guard changes',
    withDone([{ guard: { type: 'codigo', params: { es: [1, 2] } }, target: 'b', actions: 'guardar' }, { target: 'a' }]),
    ['~ condición: b — listo pedir → b: [codigo es 1] pasa a [codigo es 1,2]'],
  ],
  [
    'an action changes',
    withDone([{ guard: { type: 'codigo', params: { es: [1] } }, target: 'b', actions: 'olvidar' }, { target: 'a' }]),
    ['~ acción: b — listo pedir [codigo es 1]: guardar pasa a olvidar'],
  ],
  [
    'the order of branches changes',
    withDone([{ target: 'a' }, { guard: { type: 'codigo', params: { es: [1] } }, target: 'b', actions: 'guardar' }]),
    ['~ orden: b — listo pedir: [codigo es 1], sin condición pasa a sin condición, [codigo es 1]'],
  ],
  [
    'a transition starts its state again',
    withA({ on: { IR: { target: 'b' }, VOLVER: { target: 'a', reenter: true } } }),
    ['~ reentrada: a — VOLVER: empieza otra vez'],
  ],
  [
    'a note changes',
    withA({ on: { IR: { target: 'b', description: 'Se va.' }, VOLVER: { target: 'a' } } }),
    ['~ nota: a — IR: «» pasa a «Se va.»'],
  ],
  [
    'a state comes, with what leads out of it',
    { ...old, states: { ...old.states, c: { on: { IR: { target: 'a' } } } } },
    ['+ estado: c', '+ transición: c — IR → a'],
  ],
  [
    'a state goes, with what leads out of it',
    { id: 'x', initial: 'a', states: { a: { description: 'Uno.', on: { VOLVER: { target: 'a' } } } } },
    [
      '- estado: b',
      '- transición: b — listo pedir [codigo es 1] → b (hace guardar)',
      '- transición: b — listo pedir → a',
      '- transición: b — fallo pedir → a',
      '- transición: a — IR → b',
    ],
  ],
  [
    'a state changes what it is, does, says and asks',
    {
      ...old,
      initial: 'b',
      states: {
        a: { type: 'final', description: 'Dos.', tags: ['fin'], entry: { type: 'irA', params: { a: '/' } } },
        b: wait,
      },
    },
    [
      '~ estado: (raíz): inicial: a pasa a b',
      '~ estado: a: tipo: normal pasa a final',
      '~ estado: a: al entrar: nada pasa a irA a /',
      '~ estado: a: etiquetas: nada pasa a fin',
      '~ estado: a: descripción: Uno. pasa a Dos.',
      '- transición: a — IR → b',
      '- transición: a — VOLVER → a',
    ],
  ],
])('%s', (_, now, expected) => {
  expect(difference(old, now)).toEqual(expected);
});
