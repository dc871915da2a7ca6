import { describe, expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files';

const texts = sourceFiles(['src/texts', 'src/flows'], /\/texts\/[\w-]+\.ts$|\/texts\.ts$/).filter(
  ({ path }) => !path.endsWith('.test.ts'),
);
const users = sourceFiles(['domain', 'src', 'server'], /\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path));

/** `export const x = {` and what stands between its name and its braces, with the keys of its first level. */
const tablesIn = ({ path, text }: SourceFile) =>
  [...text.matchAll(/^export const (\w+)([^=]*)= \{\n([\s\S]*?)\n\}( as const| satisfies [^;]+)?;/gm)].map(
    ([, name = '', type = '', body = '', ending = '']) => ({
      path,
      name,
      typed: type.trim() !== '' || ending !== '',
      fixed: ending === ' as const',
      keys: [...body.matchAll(/^ {2}(\w+)(?::|\()/gm)].map(([, key = '']) => key),
    }),
  );

/** The keys that a file names of a table, under the name by which it imports it; `*` for one it works out. */
const keysUsed = (text: string, name: string): (string | undefined)[] => {
  const local = new RegExp(`\\b${name} as (\\w+)`).exec(text)?.[1] ?? name;
  const uses = [...text.matchAll(new RegExp(`\\b${local}\\b(?:\\.(\\w+)|\\[)`, 'g'))];
  return uses.map(([whole, key]) => (whole.endsWith('[') ? '*' : key));
};

const tables = texts.flatMap(tablesIn);

describe('every text', () => {
  test('is in a table whose type enforces its keys', () => {
    expect(tables.length).toBeGreaterThan(5);
    expect(tables.filter(({ typed }) => !typed).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  test('is used somewhere', () => {
    const unused = tables
      .filter(({ fixed }) => fixed)
      .flatMap(({ path, name, keys }) => {
        const found = users.flatMap(({ text }) => keysUsed(text, name));
        return found.includes('*')
          ? []
          : keys.filter((key) => !found.includes(key)).map((key) => `${path}: ${name}.${key}`);
      });
    expect(unused).toEqual([]);
  });

  test('[L1] has no stop after a moment, which ends with the one of «p. m.»', () => {
    const doubled = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\$\{(?:momento|hora|cuando)\}\./g)].map(([found]) => `${path}: ${found}`),
    );
    expect(doubled).toEqual([]);
  });

  test('is exported to another file', () => {
    const exported = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => ({ path, name })),
    );
    const lonely = exported.filter(
      ({ path, name }) => !users.some((file) => file.path !== path && new RegExp(`\\b${name}\\b`).test(file.text)),
    );
    expect(lonely.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });
});
