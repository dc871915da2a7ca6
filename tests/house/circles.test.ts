import { expect, test } from 'vitest';
import { circlesIn } from './import-circles';
import { sourceFiles } from './source-files';

test('no file needs itself to run, by way of others', () => {
  const files = sourceFiles(['domain', 'machines', 'src', 'server', 'engine'], /\.(tsx?|mjs)$/);
  expect(circlesIn(files)).toEqual([]);
});

const a = (text: string) => ({ path: 'src/a.ts', text });
const b = (text: string) => ({ path: 'src/b/b.tsx', text });
const c = (text: string) => ({ path: 'src/c/index.ts', text });

test.each([
  [
    'two files',
    [a("import { b } from './b/b';"), b("import { a } from '../a';")],
    ['src/a.ts → src/b/b.tsx → src/a.ts'],
  ],
  [
    'three, one of them passed on and one an index',
    [a("export { b } from './b/b';"), b("import '../c';"), c("import { a } from '../a';")],
    ['src/a.ts → src/b/b.tsx → src/c/index.ts → src/a.ts'],
  ],
  ['a type', [a("import type { B } from './b/b';"), b("import { a } from '../a';")], []],
  ['a part that is fetched later', [a("const b = () => import('./b/b');"), b("import { a } from '../a';")], []],
  ['a fork that meets again', [a("import './b/b';\nimport './c';"), b("import '../c';"), c('')], []],
])('%s', (_, files, circles) => {
  expect(circlesIn(files)).toEqual(circles);
});
