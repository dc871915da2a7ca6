import { expect, test, vi } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Fetching } from '../../../machines/fetching/fetching.machine';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal } from '../../../tests/stand-ins/portal';
import { Problem } from '../../api/problem';
import { fetchingLogic } from './wiring';

/** A parent chart whose child fetches a word. */
const parentOf = (logic: Fetching<string>) =>
  setup({
    types: {} as {
      context: { word: string };
      events: { type: 'xstate.done.actor.palabra'; output: string };
      children: { palabra: 'pedir' };
    },
    actors: { pedir: logic },
    actions: { note: assign({ word: ({ event }) => event.output }) },
  }).createMachine({
    context: { word: '' },
    invoke: { id: 'palabra', src: 'pedir', onDone: { actions: 'note' } },
  });

const open = async (ask: (signal: AbortSignal) => Promise<string>) => {
  const portal = await openPortal(fakeDevice(), { answers: {} });
  await arrive();
  const logic = fetchingLogic(portal.app, ask);
  const parent = createActor(parentOf(logic), { clock: portal.clock }).start();
  await arrive();
  const child = () => parent.getSnapshot().children.palabra;
  return { portal, logic, parent, child, word: () => parent.getSnapshot().context.word };
};

test('returns the answer to the parent, also after a retry or when the network is back', async () => {
  for (const again of ['REINTENTAR', 'EN_LINEA'] as const) {
    let asked = 0;
    const { portal, child, word } = await open(async () => {
      asked += 1;
      if (asked === 1) throw new Problem('sinConexion');
      return 'hola';
    });
    expect([child()?.getSnapshot().value, child()?.getSnapshot().context.problema, word()]).toEqual([
      'fallido',
      { kind: 'sinConexion', mensaje: '' },
      '',
    ]);
    expect(portal.logged).toContain('palabra: no se pudo cargar');
    if (again === 'EN_LINEA') portal.setOnline(true);
    else child()?.send({ type: 'REINTENTAR' });
    await arrive();
    expect([asked, word()]).toEqual([2, 'hola']);
  }
});

test("fails at the chart's limit, and then ignores the answer", async () => {
  let given: AbortSignal | undefined;
  const { portal, child } = await open((signal) => {
    given = signal;
    return new Promise(() => {});
  });
  expect(child()?.getSnapshot().hasTag('cargando')).toBe(true);
  portal.clock.increment(chartLimitMs(portal.app.policy.readLimitMs));
  expect([child()?.getSnapshot().value, child()?.getSnapshot().context.problema, given?.aborted]).toEqual([
    'fallido',
    'limite',
    true,
  ]);
});

test('a crash of the child crashes its parent with the same error', async () => {
  const bug = new Error('a bug');
  const { portal, logic } = await open(async () => 'hola');
  const broken = logic.provide({
    actors: { pedir: fromPromise(() => Promise.reject(new Problem('sinConexion'))) },
    actions: {
      registrarFallo: () => {
        throw bug;
      },
    },
  });
  const parent = createActor(parentOf(broken), { clock: portal.clock });
  const died = vi.fn();
  parent.subscribe({ error: died });
  parent.start();
  await arrive();
  expect([parent.getSnapshot().status, died.mock.calls]).toEqual(['error', [[bug]]]);
});
