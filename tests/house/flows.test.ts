import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journeysOf } from '../../tools/mutants/product/specs';
import { readSource, root, sourceFiles } from './source-files';

// Files that import the router or pages need a browser.
const flows = sourceFiles(['src/app', 'src/wiring', 'src/flows'], /\.ts$/).filter(
  ({ path, text }) => !path.endsWith('.test.ts') && !/routeTree\.gen|from '[^']*\/[A-Z]\w+'/.test(text),
);

test.each(flows)('$path can be loaded by itself', async ({ path }) => {
  await expect(import(join(root, path))).resolves.toBeDefined();
});

test('npm test runs an end-to-end test of each flow that has one', () => {
  const specsOf = (flow: string) =>
    journeysOf(`src/flows/${flow}/Page.tsx`, new Set()).specs.flatMap((name) =>
      [name, `${name}-served`].map((one) => `e2e/${one}.spec.ts`).filter((path) => existsSync(join(root, path))),
    );
  const found = readdirSync(join(root, 'src/flows')).map((flow) => ({ flow, specs: specsOf(flow) }));
  const withOne = found.filter(({ specs }) => specs.length > 0);
  expect(withOne.length).toBeGreaterThan(30);
  const isFirst = (path: string) => readSource(path).text.includes("tag: '@first'");
  expect(withOne.filter(({ specs }) => !specs.some(isFirst)).map(({ flow }) => flow)).toEqual([]);
});
