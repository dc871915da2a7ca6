import { describe, expect, test } from 'vitest';
import { readSource, type SourceFile, sourceFiles } from './source-files';

const texts = sourceFiles(['src/texts', 'src/flows'], /\/texts\/[\w-]+\.ts$|\/texts(-[\w-]+)?\.ts$/).filter(
  ({ path }) => !path.endsWith('.test.ts'),
);
const users = sourceFiles(['domain', 'src', 'server'], /\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path));

/** Exported tables `export const x = {`: name, type annotation, and first-level keys. */
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

/** The keys of a table that a file uses, by the imported name; `*` for a computed key. */
const keysUsed = (text: string, name: string): (string | undefined)[] => {
  const local = new RegExp(`\\b${name} as (\\w+)`).exec(text)?.[1] ?? name;
  const uses = [...text.matchAll(new RegExp(`\\b${local}\\b(?:\\.(\\w+)|\\[)`, 'g'))];
  return uses.map(([whole, key]) => (whole.endsWith('[') ? '*' : key));
};

/** Synonyms of preferred words: only sentences of requirements may have them. */
const doubles = {
  añadir: /agreg(?:a|u)/i,
  pulse: /\b(?:toque|presione|haga clic|cliquee)\b/i,
  'revisar, comprobar': /\bverifi(?:car?|que)/i,
  escribir: /\b(?:ingres[ae]\w*|digit[ae])\b/i,
  'correo electrónico': /\be-?mails?\b/i,
};
const valuePut = /\$\{[^}]*\}/g;
/** The texts in a file, with `${…}` for inserted values. */
const wordsIn = ({ text }: SourceFile): string[] =>
  [...text.replace(/^import [\s\S]*?;$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`/g)].map(
    ([, quoted, pattern = '']) => quoted ?? pattern,
  );

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

  test('has no stop after a moment, which ends with the one of «p. m.»', () => {
    const doubled = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\$\{(?:momento|hora|cuando)\}\./g)].map(([found]) => `${path}: ${found}`),
    );
    expect(doubled).toEqual([]);
  });

  test('says each thing with one word', () => {
    const fixed = readSource('docs/requirements.tsv').text.toLowerCase();
    const found = texts.flatMap((file) =>
      wordsIn(file)
        .flatMap((text) => text.split(valuePut))
        .filter((sentence) => !fixed.includes(sentence.toLowerCase().trim().replace(/\.$/, '')))
        .flatMap((sentence) =>
          Object.entries(doubles).flatMap(([word, double]) => {
            const [found] = double.exec(sentence) ?? [];
            return found === undefined ? [] : [`${file.path}: «${word}» instead of «${found}», in: ${sentence}`];
          }),
        ),
    );
    expect(found).toEqual([]);
  });

  test('has no sentence of more than twenty words', () => {
    const long = texts.flatMap((file) =>
      wordsIn(file)
        .flatMap((text) => text.replace(valuePut, 'X').split(/(?<=[.;?!])\s+/))
        .filter((sentence) => sentence.split(/\s+/).length > 20)
        .map((sentence) => `${file.path}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test('leaves the name of the product to domain/brand', () => {
    const named = users.filter(
      ({ path, text }) => !/^domain\/brand\/|\.gallery\.tsx$/.test(path) && /oficina virtual/i.test(text),
    );
    expect(named.map(({ path }) => path)).toEqual([]);
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
