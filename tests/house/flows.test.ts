import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, root, sourceFiles } from './source-files';

// Files that import the router or pages need a browser.
const flows = sourceFiles(['src/app', 'src/wiring', 'src/flows'], /\.ts$/).filter(
  ({ path, text }) => !path.endsWith('.test.ts') && !/routeTree\.gen|from '[^']*\/[A-Z]\w+'/.test(text),
);

test.each(flows)('$path can be loaded by itself', async ({ path }) => {
  await expect(import(join(root, path))).resolves.toBeDefined();
});

test('npm test runs a journey of each flow that has a file of them', () => {
  const filesOf = (flow: string) => {
    const name = flow.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, `${name}-served`].map((one) => `e2e/${one}.spec.ts`).filter((path) => existsSync(join(root, path)));
  };
  const found = readdirSync(join(root, 'src/flows')).filter((flow) => filesOf(flow).length > 0);
  expect(found.length).toBeGreaterThan(20);
  const isFirst = (path: string) => readSource(path).text.includes("tag: '@first'");
  expect(found.filter((flow) => !filesOf(flow).some(isFirst))).toEqual([]);
});
