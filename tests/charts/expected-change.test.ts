import { describe, expect, test } from 'vitest';
import { isExpectedChange } from '../../tools/charts/apply/is-expected-change';
import { isExpectedRename } from '../../tools/charts/apply/is-expected-rename';
import { parse } from '../../tools/charts/apply/parse';
import { applied, source, withStates } from './proposals';

const before = `import { setup } from 'xstate';
import type { Theme } from './theme';
type Evento = { type: 'IR'; a: Theme };
const falta = (): never => {
  throw new Error('falta');
};
export const m = setup({
  types: {} as { context: object; events: Evento },
  guards: { hay: ({ context }) => context !== null },
}).createMachine({
  id: 'm',
  context: ({ input }) => input,
  initial: 'a',
  states: { a: { description: 'Uno.', on: { IR: { target: 'b', guard: 'hay' } } }, b: { tags: ['x'], invoke: { src: 'c', input: () => 1 } } },
});
`;
const isExpected = (...changes: readonly (readonly [from: string, to: string])[]): boolean => {
  const after = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(from);
    return text.replace(from, () => to);
  }, before);
  return isExpectedChange(parse('m.ts', before), parse('m.ts', after));
};
const description = (value: string) => isExpected(["'Uno.'", value]);
const placeholder = (value: string) => isExpected(['context !== null', `context !== null, otra: ${value}`]);

describe('a file with a chart may change', () => {
  test('in nothing, in its notation, and in the literals of the chart', () => {
    expect([
      isExpected(),
      isExpected(["'Uno.'", '"Uno."']),
      description("'Otro.'"),
      description('[-1, true, null]'),
    ]).toEqual([true, true, true, true]);
    expect(
      isExpected(['b: {', 'nuevo: { after: { plazo: { target: "a" } } }, b: {'], ['input: () => 1', 'id: "c"']),
    ).toBe(true);
  });

  test.each([
    'falta',
    'fromPromise<unknown>(falta)',
    'fromCallback(falta)',
    'falta as (_: unknown, params: { a?: readonly (string | null)[]; b: { c: number } }) => never',
  ])('by the placeholder %s', (value) => {
    expect(placeholder(value)).toBe(true);
    expect(isExpected(['guards:', `actions: { otra: ${value} }, guards:`])).toBe(true);
  });

  test('by events, tags, and the makers of actors', () => {
    expect(isExpected(['a: Theme }', "a: Theme } | { type: 'OTRO' }"])).toBe(true);
    expect(isExpected(['events: Evento', "events: Evento; tags: 'x' | 'y'"])).toBe(true);
    expect(isExpected(['{ setup }', '{ fromCallback, fromPromise, setup }'])).toBe(true);
  });
});

describe('a file with a chart is rejected', () => {
  test.each([
    'falta()',
    '`falta`',
    'falta',
    'undefined',
    'new Date()',
    '/x/',
    '1n',
    '-falta',
    '() => 1',
    '{ get a() { return 1; } }',
    '{ a() {} }',
    '{ [falta()]: 1 }',
    '{ falta }',
    '{ ...falta }',
    '{ __proto__: 1 }',
    '{ "a b": 1 }',
    '[, 1]',
    '[...falta]',
    '"a" as const',
  ])('with %s in the chart', (value) => {
    expect(description(value)).toBe(false);
  });

  test.each([
    'otra',
    '() => true',
    'falta()',
    'fromPromise(otra)',
    'fromPromise(falta, otra)',
    'fromPromise<typeof globalThis>(falta)',
    'otra(falta)',
    'falta as typeof globalThis',
    "falta as import('./otra').Otra",
    'falta as (_: unknown, params: { [falta]: string }) => never',
    'falta as unknown as (_: unknown) => never',
    '(otra(), falta)',
  ])('with the placeholder %s', (value) => {
    expect(placeholder(value)).toBe(false);
  });

  test.each<[string, string]>([
    ["'./theme';", "'./theme';\nfalta();"],
    ["import type { Theme } from './theme'", "import { Theme } from './theme'"],
    ["'xstate'", "'node:fs'"],
    ['{ setup }', '{ setup, waitFor }'],
    ['{ setup }', '{ setup, waitFor as fromPromise }'],
    ["new Error('falta')", "new Error('otra')"],
    ['context !== null', 'context === null'],
    ['({ input }) => input', '({ input }) => falta(input)'],
    ['input: () => 1', 'input: () => 2'],
    ['input: () => 1', 'input: ({ input }) => input'],
    ['hay: ({ context }) => context !== null', ''],
    ['guards: {', 'id: {'],
    ['guards: { hay', 'otros: { a: falta }, guards: { hay'],
    ['a: Theme }', 'a: Theme } | Theme'],
    ['events: Evento', "events: Evento; tags: 'x' | Theme"],
    ['context: object', 'context: string'],
    [').createMachine(', ').extend({}).createMachine('],
    ['export const m', 'export let m'],
  ])('where «%s» is «%s»', (from, to) => {
    expect(isExpected([from, to])).toBe(false);
  });
});

test('what is written of a drawn proposal is expected', () => {
  const nuevo = { description: 'x', on: { IR: { target: 'claro', guard: { type: 'hay', params: { a: [] } } } } };
  const { file, text } = source('theme');
  const { text: written } = applied('theme', withStates('theme', { nuevo }));
  expect(isExpectedChange(parse(file, text), parse(file, written))).toBe(true);
  expect(isExpectedChange(parse(file, text), parse(file, `${written}falta();`))).toBe(false);
});

test('another file may change only names of states', () => {
  const renamed = new Map([['a.b', 'a.nuevo']]);
  const isRename = (old: string, now: string) => isExpectedRename(parse('x.ts', old), parse('x.ts', now), renamed);
  expect(
    isRename("f({ 'a.b': 1 }, ['a.b'], 'a.b — IR → a.b')", "f({ 'a.nuevo': 1 }, ['a.nuevo'], 'a.b — IR → a.nuevo')"),
  ).toBe(true);
  expect([
    isRename("f('a.b')", "f('a.otro')"),
    isRename("f('a.b')", 'f(a.nuevo)'),
    isRename("f('a.b')", 'f(`a.nuevo`)'),
    isRename("import 'a.b'", "import 'a.nuevo'"),
    isRename("import('a.b')", "import('a.nuevo')"),
    isRename("f({ 'a.b': 1 })", "f({ ['a.nuevo']: 1 })"),
    isRename("f('a.b')", "f('a.nuevo'); g()"),
    isRename('f(a.b)', 'f(a.nuevo)'),
  ]).toEqual(Array.from({ length: 8 }, () => false));
});
