import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { explore } from './explore';
import type { Cases } from './flows';
import { universe } from './universe';
import { walk } from './walk';

const machine = setup({
  types: {} as { context: { pulsos: number }; events: { type: 'IR' } | { type: 'PULSAR' } },
  actors: { pedir: fromPromise<string>(() => Promise.reject(new Error('falta'))) },
  guards: { nunca: () => false },
  delays: { limite: 5000 },
}).createMachine({
  id: 'prueba',
  context: { pulsos: 0 },
  initial: 'quieta',
  states: {
    quieta: { on: { IR: { target: 'pidiendo' }, PULSAR: { guard: 'nunca', target: 'rota' } } },
    pidiendo: {
      invoke: { id: 'pedir', src: 'pedir', onDone: { target: 'quieta' }, onError: { target: 'rota' } },
      after: { limite: { target: 'quieta' } },
    },
    rota: { always: { guard: 'nunca', target: 'quieta' }, on: { IR: { target: 'quieta' } } },
  },
});
const cases: Cases = { machine, events: {}, replies: { pedir: { 'todo bien': 'bien' } } };
const same = (real: unknown, model: unknown) => expect(real).toEqual(model);

test('lists every declared transition', () => {
  expect(universe(machine).map(({ id }) => id)).toEqual([
    'quieta — IR → pidiendo',
    'quieta — PULSAR [nunca] → rota',
    'pidiendo — listo pedir → quieta',
    'pidiendo — fallo pedir → rota',
    'pidiendo — tras limite → quieta',
    'rota — IR → quieta',
    'rota — siempre [nunca] → quieta',
  ]);
});

test('a waiting state is seen before its answer, its failure and its end of time; what a guard refuses is seen too', async () => {
  const traces = await walk(cases, same);
  expect(traces.map((trace) => trace.map(({ label, value }) => `${label} → ${value}`))).toEqual([
    ['inicio → quieta', 'IR → pidiendo', 'fallo pedir (sinConexion) → rota', 'IR → quieta'],
    ['inicio → quieta', 'IR → pidiendo', 'listo pedir (todo bien) → quieta'],
    ['inicio → quieta', 'IR → pidiendo', 'tras limite → quieta'],
    ['inicio → quieta', 'PULSAR → quieta'],
  ]);
});

test('records the target of a transition, also when others sometimes follow it', async () => {
  const followed = setup({
    types: {} as { context: { prisa: boolean }; events: { type: 'IR' } | { type: 'APURAR' } },
    guards: { prisa: ({ context }) => context.prisa },
    actions: { apurar: assign({ prisa: true }) },
  }).createMachine({
    id: 'seguida',
    context: { prisa: false },
    initial: 'quieta',
    states: {
      quieta: { on: { APURAR: { actions: 'apurar' }, IR: { target: 'parada' } } },
      parada: { always: { guard: 'prisa', target: 'lejos' } },
      lejos: { type: 'final' },
    },
  });
  const traces = await walk({ machine: followed, events: {}, replies: {} }, same);
  expect(traces.map((trace) => trace.at(-1)?.value)).toEqual(expect.arrayContaining(['parada', 'lejos']));
});

test('does not cover unreachable transitions', async () => {
  const walked = new Set((await walk(cases, same)).flat().flatMap(({ taken }) => taken));
  expect(universe(machine).flatMap(({ id }) => (walked.has(id) ? [] : [id]))).toEqual([
    'quieta — PULSAR [nunca] → rota',
    'rota — siempre [nunca] → quieta',
  ]);
});

test('fails with the path when the real machine deviates from the model', async () => {
  let exploring = true;
  const fickle = machine.provide({ guards: { nunca: () => exploring } });
  const failure = walk({ ...cases, machine: fickle }, (real, model) => {
    exploring = false;
    expect(real.value).toEqual(model.value);
  });
  await expect(failure).rejects.toThrow(
    /expected 'rota' to deeply equal 'quieta'[\s\S]*Path:[\s\S]*xstate.error.actor.pedir/,
  );
});

test('rejects a case whose answer the production decoder rejects', () => {
  const refused = { ...cases, replies: { pedir: { rota: { ok: false, issues: ['.: object'] } } } };
  expect(() => explore(refused)).toThrow('listo pedir (rota): the decoder refuses this case');
});

test('a call is refused where the chart tells a refusal from other failures, and only there', () => {
  const asking = setup({
    actors: { guardar: fromPromise(() => Promise.resolve()), leer: fromPromise(() => Promise.resolve()) },
    guards: { rechazo: () => true },
  }).createMachine({
    id: 'dos',
    initial: 'guardando',
    states: {
      guardando: {
        invoke: {
          src: 'guardar',
          id: 'guardar',
          onError: [{ guard: 'rechazo', target: 'leyendo' }, { target: 'fin' }],
        },
      },
      leyendo: { invoke: { src: 'leer', id: 'leer', onError: { target: 'fin' } } },
      fin: { type: 'final' },
    },
  });
  const { edges } = explore({ machine: asking, events: {}, replies: {} });
  const labels = edges.map(({ step: { label } }) => label).filter((label) => label.includes('rechazo'));
  expect(labels).toEqual(['fallo guardar (rechazo)']);
});

test('reports a machine with an infinite state space', () => {
  const growing = setup({
    types: {} as { context: { n: number }; events: { type: 'MAS' } },
    actions: { sumar: assign({ n: ({ context }) => context.n + 1 }) },
  }).createMachine({
    id: 'crece',
    context: { n: 0 },
    initial: 'a',
    states: { a: { on: { MAS: { actions: 'sumar' } } } },
  });
  const given: Cases = { machine: growing, events: {}, replies: {} };
  expect(() => explore(given)).toThrow('crece: more than 3000 nodes; narrow guardContext');
  expect(explore({ ...given, guardContext: () => null }).edges).toHaveLength(1);
});
