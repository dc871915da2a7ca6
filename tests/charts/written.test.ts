import { describe, expect, test } from 'vitest';
import { discover } from '../../engine/flows';
import { filesFor, orphansOf, staleOf } from '../../scripts/charts/written';

const flows = await discover();

describe.each(flows)('$name', (flow) => {
  test('what statecharts/ shows of it is what it does, path by path; `npm run charts` writes it', async () => {
    const wanted = await filesFor(flows, [flow]);
    wanted.delete('README.md');
    expect([...wanted.keys()]).toContain(`${flow.name}.paths.md`);
    expect([...staleOf(wanted), ...orphansOf(wanted, (name) => name === flow.name)]).toEqual([]);
  });
});

test('the list in statecharts/ has every flow, and a file there belongs to one', async () => {
  const wanted = await filesFor(flows, []);
  expect(staleOf(wanted)).toEqual([]);
  expect(orphansOf(wanted, (name) => flows.every((flow) => flow.name !== name))).toEqual([]);
});
