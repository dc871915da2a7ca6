import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Cases, discover, root } from '../../../tools/explore/flows';
import { stateName } from '../../../tools/explore/path-id';
import { nodeName, nodesOf } from '../../../tools/explore/universe';
import { hashOf, placeIn, proposalHash, proposalIn } from '../../../tools/studio/address';
import { invisibleFlows } from '../../../tools/studio/invisible-flows';
import { waysOf } from '../../../tools/studio/serve/ways-of';
import { openStage } from '../../../tools/studio/stage';
import { openStudio } from '../../../tools/studio/studio-store';
import { addressOf, wireOnStage } from '../../../tools/studio/wired-flows';

const flows = await discover();
const empty = { head: [], rows: [] };

const open = (name: string, cases: Cases) => {
  const data = {
    name,
    titulo: name,
    pictures: { plain: '', walked: '' },
    states: empty,
    events: empty,
    codes: null,
    children: null,
    paths: [],
    ways: waysOf(cases),
  };
  return { ways: data.ways, studio: openStudio(data, cases, { width: 'telefono', theme: 'light' }) };
};

test('finds every flow, and wires it as the product does, without a list', async () => {
  const stage = await openStage();
  expect(flows.filter(({ name }) => wireOnStage(name, stage) === undefined).map(({ name }) => name)).toEqual([]);
});

test('finds a page by the wiring it is made with', () => {
  expect(['home', 'slides', 'login', 'activation', 'emailChange', 'sessionList'].map(addressOf)).toEqual([
    '/',
    '/',
    '/login',
    '/solicitud/confirmacioncorreo',
    '/solicitud/CambioCorreo',
    undefined,
  ]);
});

test('a flow that only serves others has no screen', () => {
  const withScreens = Object.keys(invisibleFlows).filter((flow) => {
    const folder = join(root, 'src/flows', flow);
    return !existsSync(folder) || readdirSync(folder).some((file) => file.endsWith('.tsx'));
  });
  expect(withScreens).toEqual([]);
});

test('an address contains the state, whatever its name', () => {
  const places = [
    { flow: 'login', state: '' },
    { flow: 'login', state: 'formulario.sinConexion' },
    { flow: 'home', state: 'anuncio.cerrado + alerta.sin' },
  ];
  expect(places.map((place) => placeIn(hashOf(place)))).toEqual(places);
  expect(placeIn('#login/%E0%A4%A')).toEqual({ flow: 'login', state: '%E0%A4%A' });
  expect(['#login', '#proponer', '#proponer/', proposalHash('login')].map(proposalIn)).toEqual([
    null,
    null,
    null,
    'login',
  ]);
});

describe.each(flows.flatMap(({ name, cases }) => (cases === null ? [] : [{ name, cases }])))('$name', (flow) => {
  test('a link to any resting state leads there by a shortest path', async () => {
    const { studio, ways } = open(flow.name, flow.cases);
    const reached = [];
    for (const { state } of ways) {
      await studio.goTo(state);
      const running = studio.running();
      reached.push([stateName(running?.simulation.actor.getSnapshot().value ?? ''), running?.notice]);
    }
    expect(reached).toEqual(ways.map(({ state }) => [state, '']));
    const lengths = ways.map(({ steps }) => steps.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    const rests = new Set(ways.flatMap(({ nodes }) => nodes));
    const never = nodesOf(flow.cases.machine).filter(
      (node) => !rests.has(nodeName(node)) && (node.always ?? []).length === 0,
    );
    expect(never.map(nodeName)).toEqual([]);
  });
});

test('a link to a group leads to its nearest state; an unknown one is reported and starts the flow', async () => {
  const login = flows.find(({ name }) => name === 'login')?.cases;
  if (login === null || login === undefined) throw new Error('the log-in has no cases');
  const { studio } = open('login', login);
  await studio.goTo('nada');
  expect([studio.running()?.notice, studio.running()?.simulation.trace.length]).toEqual([
    'No hay camino a un estado «nada» de login.',
    1,
  ]);
  await studio.goTo('formulario');
  expect(stateName(studio.running()?.simulation.actor.getSnapshot().value ?? '')).toBe('formulario.editando');
});
