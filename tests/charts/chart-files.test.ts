import { describe, expect, test } from 'vitest';
import { chartFiles, orphanFiles, staleFiles } from '../../tools/charts/chart-files';
import { discover } from '../../tools/explore/flows';

const flows = await discover();

describe.each(flows)('$name', (flow) => {
  test('statecharts/ is up to date; `npm run charts` writes it', async () => {
    const wanted = await chartFiles(flows, [flow]);
    wanted.delete('README.md');
    expect([...wanted.keys()]).toContain(`${flow.name}.paths.md`);
    expect([...staleFiles(wanted), ...orphanFiles(wanted, (name) => name === flow.name)]).toEqual([]);
  });
});

test('the list in statecharts/ has every flow, and no file is orphaned', async () => {
  const wanted = await chartFiles(flows, []);
  expect(staleFiles(wanted)).toEqual([]);
  expect(orphanFiles(wanted, (name) => flows.every((flow) => flow.name !== name))).toEqual([]);
});
