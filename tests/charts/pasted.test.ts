import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discover, root } from '../../tools/explore/flows';
import { type Nameable, transitionId, universe } from '../../tools/explore/universe';

interface Pasted {
  id: string;
  transitions: readonly Nameable[];
}

/** The file of a person who pastes a chart into another project. */
const program = `
import { readFileSync } from 'node:fs';
import { createMachine } from 'xstate';

const place = ({ path }) => ({ path });
const below = (node) => [node, ...Object.values(node.states).flatMap(below)];
const read = (flow) => {
  const machine = createMachine(JSON.parse(readFileSync(flow + '.json', 'utf8')));
  const all = below(machine.root).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
  const transitions = all.map(({ source, target, eventType, guard, reenter }) => ({
    source: place(source),
    target: target?.map(place),
    eventType,
    guard,
    reenter,
  }));
  return [flow, { id: machine.id, transitions }];
};
console.log(JSON.stringify(Object.fromEntries(process.argv.slice(2).map(read))));
`;

const flows = await discover();
const names = flows.map(({ name }) => name);
let folder = '';
let pasted: Record<string, Pasted> = {};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oficina-pasted-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/xstate'), join(folder, 'node_modules/xstate'));
  writeFileSync(join(folder, 'read.mjs'), program);
  for (const name of names) copyFileSync(join(root, 'statecharts', `${name}.json`), join(folder, `${name}.json`));
  pasted = JSON.parse(execFileSync(process.execPath, ['read.mjs', ...names], { cwd: folder, encoding: 'utf8' }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(flows)('$name', ({ name, machine }) => {
  test('a machine file works in a project with only xstate', () => {
    const { id, transitions } = pasted[name] ?? { id: '', transitions: [] };
    expect(id).toBe(machine.id);
    expect(transitions.map(transitionId)).toEqual(universe(machine).map((one) => one.id));
  });
});
