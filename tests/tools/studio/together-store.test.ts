import { expect, test } from 'vitest';
import { compositions } from '../../../machines/compositions';
import { discover, type Flow } from '../../../tools/explore/flows';
import { judgeTogether } from '../../../tools/properties/compositions';
import type { JointPath } from '../../../tools/qa/recorded';
import { openTogether } from '../../../tools/studio/together-store';

const flows = await discover();

/** Two tabs pay: the second finds the invoice held, and then free. */
const brokenBy = (formula: string): JointPath => {
  const together = compositions.find(({ name }) => name === 'Dos pestañas pagan la misma factura');
  const { recorded = null } = together === undefined ? {} : judgeTogether(flows, together, formula);
  if (recorded === null) throw new Error('it holds');
  return recorded;
};
const path = brokenBy('después de ocurre OCUPADA en payment2 nunca hace anotarEnvio en payment2');

const empty = { head: [], rows: [] };
const partOf = (name: string) => {
  const cases = flows.find((flow: Flow) => flow.name === name)?.cases;
  if (cases === null || cases === undefined) return null;
  const pictures = { plain: '', walked: '' };
  const tables = { states: empty, events: empty, codes: null, children: null };
  return { flow: { name, titulo: name, pictures, ...tables, paths: [], ways: [] }, cases };
};
const open = (of: JointPath, part = partOf) => openTogether(of, part, { width: 'telefono', theme: 'light' });

test('each chart goes its own steps of the path, in the order of the path, and surroundings are told', async () => {
  const together = open(path);
  await together.step();
  expect(together.now().taken).toBe(1);
  await together.playRest();
  const { taken, actors } = together.now();
  expect(taken).toBe(together.last);
  const last = (actor: string) => path.pasos.findLast((step) => step.actor === actor)?.estado ?? '';
  expect(actors.map(({ name, state, differs }) => [name, state, differs])).toEqual(
    path.actores.map(({ actor }) => [actor, last(actor), '']),
  );
  expect(together.studios.payment2?.running()?.simulation.trace.at(-1)?.state).toBe(last('payment2'));
  await together.restart();
  expect([together.now().taken, together.now().actors[0]?.state]).toEqual([0, '']);
});

test('says where a chart of now goes another way', async () => {
  const pasos = path.pasos.map((step, at) =>
    at === path.pasos.findLastIndex(({ actor }) => actor === 'payment1') ? { ...step, estado: 'otro' } : step,
  );
  const together = open({ ...path, pasos });
  await together.playRest();
  const { differs } = together.now().actors.find(({ name }) => name === 'payment1') ?? {};
  expect(differs).not.toBe('');
});

test('a flow that is not here is named', () => {
  const together = open(path, () => null);
  expect([together.unknown, Object.keys(together.studios)]).toEqual([['payment'], []]);
});
