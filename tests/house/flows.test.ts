import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files';

// What opens the router, or fetches pages, brings them along, and a page needs a browser.
const flows = sourceFiles(['src/app', 'src/flows'], /\.ts$/).filter(
  ({ path, text }) => !path.endsWith('.test.ts') && !/routeTree\.gen|from '[^']*\/[A-Z]\w+'/.test(text),
);

test.each(flows)('$path can be loaded by itself', async ({ path }) => {
  await expect(import(join(root, path))).resolves.toBeDefined();
});
