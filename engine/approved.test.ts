import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { approvedFile, approvedPaths, approvedText } from './approved';
import { discover } from './flows';

const flows = (await discover()).filter(({ cases }) => cases !== null);

describe.each(flows)('$name', (flow) => {
  test('walks the paths that were approved; `npm run charts` writes new ones', async () => {
    const paths = await approvedPaths(flow);
    expect(approvedText(flow.name, paths)).toBe(readFileSync(approvedFile(flow.name), 'utf8'));
  });
});
