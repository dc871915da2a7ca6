import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Driver } from '../../e2e/paths/browser-driver';
import { discover, root } from '../../engine/flows';
import { nodesOf, universe } from '../../engine/universe';

const folder = join(root, 'e2e/flows');
const files = readdirSync(folder);
const flows = await discover();

test('a driver belongs to a flow', () => {
  const known = flows.map(({ name }) => `${name}.ts`);
  expect(files.filter((file) => !known.includes(file))).toEqual([]);
});

describe.each(flows)('$name', ({ name, machine }) => {
  test('can be walked in a browser, apart from transitions that the chart has', async () => {
    expect(files).toContain(`${name}.ts`);
    const { driver }: { driver: Driver } = await import(join(folder, `${name}.ts`));
    const declared = universe(machine).map(({ id }) => id);
    expect(Object.keys(driver.inProcess ?? {}).filter((id) => !declared.includes(id))).toEqual([]);
    const invokes = nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id));
    expect(Object.keys(driver.calls).filter((id) => !invokes.includes(id))).toEqual([]);
  });
});
