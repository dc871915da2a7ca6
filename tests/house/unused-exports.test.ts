import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';
import { unusedExports } from './unused-exports';

/** Read by name: the tree of routes by the router's plugin, the first paint by the build. */
const readByName = /^src\/(routes\/|first-paint\.tsx$)/;
const isOfProduct = (path: string) => /^(src|machines|server)\//.test(path) && !readByName.test(path);

test('whatever the product exports serves more than tests and gallery', () => {
  const files = sourceFiles(['domain', 'src', 'machines', 'engine', 'server', 'scripts', 'studio'], /\.(tsx?|mjs)$/);
  expect(files.length).toBeGreaterThan(1000);
  expect(unusedExports(files, isOfProduct)).toEqual([]);
});

const a = { path: 'src/a.ts', text: 'export const one = 1;\nexport const two = 2;\nexport type Three = 3;' };

test.each([
  ['nobody', '', ['one', 'two', 'Three']],
  ['a test', "src/b.test.ts: import { one } from './a';", ['one', 'two', 'Three']],
  ['the gallery', "src/ui/gallery/b.tsx: import { one } from '../../a';", ['one', 'two', 'Three']],
  ['a file beside it', "src/b.ts: import { one, type Three } from './a';", ['two']],
  ['a file under another name', "src/c/b.ts: import { two as b } from '../a';", ['one', 'Three']],
  ['a file as a whole', "src/b.tsx: import * as all from './a';\nall.one; other.two;", ['two', 'Three']],
  ['a file later', "src/b.ts: const one = () => import('./a').then((module) => module.one);", ['two', 'Three']],
  ['a file that passes on', "src/b.ts: export { one } from './a';", ['two', 'Three']],
  ['its own file', 'src/a.ts: ', ['two', 'Three']],
])('what %s needs is used', (_, user, unused) => {
  const [path = '', text = ''] = user.split(/: (.*)/s);
  const files = path === a.path ? [{ ...a, text: `${a.text}\nconst more = one + 1;` }] : [a, { path, text }];
  const isA = (one: string) => one === a.path;
  expect(unusedExports(files, isA)).toEqual(unused.map((name) => `src/a.ts: ${name}`));
});
