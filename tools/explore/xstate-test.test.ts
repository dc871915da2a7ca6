import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, setup } from 'xstate';
import { TestModel as GraphModel } from 'xstate/graph';
import { cover } from './cover';
import { explore } from './explore';
import { discover } from './flows';
import { modelOf } from './xstate-test';

interface Told {
  steps: readonly { event: { type: string }; state: AnyMachineSnapshot }[];
}
const told = (paths: readonly Told[]) =>
  paths.map(({ steps }) => steps.map(({ event, state }) => [event.type, state.value]));

test('@xstate/graph generates the same paths of every machine', async () => {
  for (const { cases } of await discover()) {
    if (cases === null) continue;
    const ours = cover(explore(cases));
    const [graph, beta] = [new GraphModel(cases.machine), modelOf(cases.machine)];
    expect(told(graph.getPaths(() => ours))).toEqual(told(beta.getPaths(() => ours)));
  }
});

test('and by its own generators too', () => {
  const machine = setup({}).createMachine({
    initial: 'cerrada',
    states: {
      cerrada: { on: { ABRIR: { target: 'abierta' } } },
      abierta: { on: { CERRAR: { target: 'cerrada' }, ROMPER: { target: 'rota' } } },
      rota: { type: 'final' },
    },
  });
  const [graph, beta] = [new GraphModel(machine), modelOf(machine)];
  // The list replaces the events that the model would find by itself, and is complete.
  const given = { events: ['ABRIR', 'CERRAR', 'ROMPER'].map((type) => ({ type })) };
  expect(told(graph.getShortestPaths(given))).toEqual(told(beta.getShortestPaths(given)));
  expect(told(graph.getSimplePaths(given))).toEqual(told(beta.getSimplePaths(given)));
  expect(told(graph.getShortestPaths(given))).toEqual([
    [
      ['xstate.init', 'cerrada'],
      ['ABRIR', 'abierta'],
      ['ROMPER', 'rota'],
    ],
  ]);
});
