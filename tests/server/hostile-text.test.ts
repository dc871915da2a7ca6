import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { maskPath, maskText } from '../../server/log/log';

const root = fileURLToPath(new URL('../..', import.meta.url));

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const importedBy = (path: string): string[] =>
  [...textOf(path).matchAll(/from '(\.[^']+)'/g)]
    .map(([, target = '']) => join(dirname(path), target))
    .flatMap((target) => [`${target}.ts`, `${target}/index.ts`])
    .filter((target) => existsSync(join(root, target)));

/** The code that runs in the server: its files, and the imported files of contract and rules. */
const running = new Set(
  readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `server/${path}`),
);
for (const path of running) for (const target of importedBy(path)) running.add(target);
const sources = [...running].map((path) => ({ path, text: textOf(path) }));

interface Pattern {
  path: string;
  body: string;
  flags: string;
}

const patterns: Pattern[] = [];
for (const { path, text } of sources)
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) patterns.push({ path, body: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(path, text).program);

const long = 12_000;
const units = [
  ...['a', 'A', '1', '-', '_', '.', '/', ' ', ';', '=', '@', ':', '<', '"', '%', 'ñ', '\n', '\u0301'],
  ...['a.', '1-', 'a-', '/a', ' a', 'a@', '1:', 'ab.cd', '<script', '<a ', '::', 'a\n', '\n    at /server/'],
];
const ends = ['', '\u0000', '!'];
const hostile = units.flatMap((unit) =>
  ends.map((end) => `${unit.repeat(Math.ceil(long / unit.length)).slice(0, long)}${end}`),
);

/** The best of some tries, because other processes may slow some of them down. */
const quickest = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );

test('finds the patterns in the sources', () => {
  expect(new Set(patterns.map(({ path }) => path.split('/')[0]))).toEqual(new Set(['domain', 'server']));
  expect(patterns.length).toBeGreaterThan(100);
  for (const known of ['^Bearer ([\\w.-]+)$', '[&<>"\']', '[\\w.-]+', '^::ffff:(?=\\d+\\.)'])
    expect(patterns.map(({ body }) => body)).toContain(known);
});

/** Where a text can be divided between two repetitions, or one can begin anew inside of itself. */
const superlinear = ({ body, flags }: Pick<Pattern, 'body' | 'flags'>) =>
  analyse({ source: body, flags }).reports.length > 0;

test('no regular expression of the server takes more than linear time, by its shape', () => {
  expect(superlinear({ body: '^([a-z]+):[ \\t]*(.*?)[ \\t]*$', flags: '' })).toBe(true);
  expect(patterns.filter(superlinear)).toEqual([]);
});

test('no regular expression of the server is slow on hostile text', () => {
  const slow = patterns.flatMap(({ path, body, flags }) => {
    const pattern = new RegExp(body, flags.includes('g') ? flags : `${flags}g`);
    const worst = Math.max(
      ...hostile.map((text) => {
        const began = performance.now();
        text.replace(pattern, '');
        const first = performance.now() - began;
        return first < 25 ? first : quickest(() => text.replace(pattern, ''));
      }),
    );
    return worst < 25 ? [] : [`${path}: /${body}/${flags} ${Math.round(worst)} ms`];
  });
  expect(slow).toEqual([]);
}, 120_000);

test('a path of 16 kB is masked in less than a millisecond, whatever its characters', () => {
  const slow = hostile
    .map((text) => `/${text.slice(0, 16_000)}`)
    .filter((path) => quickest(() => maskPath(path)) > 1 || quickest(() => maskText(path)) > 1);
  expect(slow).toEqual([]);
});

test('a truncated line shows no part of a secret', () => {
  const token = `${'a'.repeat(40)}.${'b'.repeat(200)}.${'c'.repeat(43)}`;
  for (let before = 0; before < 400; before += 7) {
    expect(maskText(`${'x '.repeat(before / 2)}${token}`)).not.toMatch(/a{32}|b{8}|c{8}/);
    expect(maskPath(`/${'x/'.repeat(before / 2)}${token}`)).not.toMatch(/a{8}|b{8}|c{8}/);
  }
  for (let before = 280; before < 300; before += 1)
    expect(maskText(`${'x'.repeat(before)} 00110000011`)).not.toMatch(/\d{6}/);
});
