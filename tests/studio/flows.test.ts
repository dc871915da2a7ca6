import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { discover, root } from '../../engine/flows';
import { stagedAs, stagedFlows } from '../../studio/staged';

const flows = (await discover()).map(({ name }) => name);

// Pages are held to these lines by the compiler.
test('a line in studio/staged.ts belongs to a flow', () => {
  expect(stagedFlows.filter((flow) => !flows.includes(flow))).toEqual([]);
});

test('a flow with a folder of screens is seen on a page', () => {
  const withScreens = flows.filter((flow) => {
    const folder = join(root, 'src/flows', flow);
    return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.tsx'));
  });
  const unseen = stagedFlows.filter((flow) => stagedAs(flow)?.at === null);
  expect(unseen).toEqual(['consumption', 'devices', 'member']);
  expect(unseen.filter((flow) => withScreens.includes(flow))).toEqual([]);
});
