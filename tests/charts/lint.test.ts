import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { lint } from './lint';

const described = { description: 'Estado.' };

test('finds unreachable states, dead ends, and states and charts without a description', () => {
  const machine = createMachine({
    initial: 'a',
    states: {
      a: { ...described, on: { IR: { target: 'c' } } },
      b: { ...described, on: { IR: { target: 'a' } } },
      c: {},
    },
  });
  expect(lint(machine)).toEqual([
    'b: unreachable',
    'c: not final and without exit',
    '(raíz): without description',
    'c: without description',
  ]);
});

test('finds actors without onError and waits without a limit', () => {
  const machine = createMachine({
    ...described,
    initial: 'a',
    states: {
      a: {
        ...described,
        tags: 'cargando',
        invoke: { id: 'pedir', src: fromPromise(async () => {}), onDone: { target: 'b' } },
      },
      b: {
        ...described,
        invoke: { src: fromPromise(async () => {}), onDone: { target: 'c' }, onError: { target: 'c' } },
      },
      c: { ...described, type: 'final' },
    },
  });
  expect(lint(machine)).toEqual([
    'a: invoke pedir without onError',
    'b: invoke 0.(machine).b without an id of its own',
    'a: waits without a time limit',
  ]);
});

test('a child chart handles its own failures and time limits; a promise beside it does not', () => {
  const falta = (): never => {
    throw new Error('falta');
  };
  const child = createMachine({});
  const machine = setup({
    actors: { llevar: falta as unknown as typeof child, pedir: fromPromise(falta) },
  }).createMachine({
    ...described,
    initial: 'a',
    states: {
      a: {
        ...described,
        tags: 'cargando',
        invoke: [
          { id: 'llevar', src: 'llevar', onDone: { target: 'b' } },
          { id: 'pedir', src: 'pedir', onDone: { target: 'b' } },
        ],
      },
      b: { ...described, type: 'final' },
    },
  });
  expect(lint(machine)).toEqual(['a: invoke pedir without onError']);
});

test('finds guards without a fallback, unreachable branches, and transitions to the root', () => {
  const machine = createMachine({
    id: 'raiz',
    ...described,
    initial: 'a',
    states: {
      a: {
        ...described,
        always: { guard: 'tres', target: 'c' },
        on: {
          X: [
            { guard: 'uno', target: 'b' },
            { guard: 'dos', target: 'b' },
          ],
          Y: [{ target: 'b' }, { guard: 'uno', target: 'a' }, { target: 'a' }],
          Z: { guard: 'uno', target: 'b' },
        },
      },
      b: { ...described, on: { X: { target: '#raiz' } } },
      c: { ...described, always: [{ guard: 'uno', target: 'b' }] },
    },
  });
  expect(lint(machine)).toEqual([
    'b — X → (raíz): targets the root',
    'a — X [dos] → b: guards without a fallback',
    'a — Y [uno] → a: shadowed by an earlier branch',
    'a — Y → a: shadowed by an earlier branch',
    'c — siempre [uno] → b: guards without a fallback',
  ]);
});
