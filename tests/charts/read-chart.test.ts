import { expect, test } from 'vitest';
import { parse } from '../../tools/charts/apply/parse';
import { readChart } from '../../tools/charts/apply/read-chart';

const chart = (inside: string, before = '') =>
  readChart(
    parse,
    'x.machine.ts',
    `import { setup } from 'xstate';${before}\nexport const m = setup({}).createMachine({ id: 'x', ${inside} });`,
  );

test('reads a plain chart without its functions', () => {
  expect(chart("initial: 'a', context: () => ({}), states: { a: { tags: ['t'], entry: 'hacer' } }")).toEqual({
    config: { id: 'x', initial: 'a', states: { a: { tags: ['t'], entry: 'hacer' } } },
    problems: [],
  });
});

test.each([
  ['a spread', 'states: { ...comunes }', ['states: spread']],
  ['a computed key', 'states: { [nombre]: {} }', ['states: computed key']],
  ['a template', 'initial: `a`', ['initial: TemplateLiteral']],
  ['a constant', 'initial: primero', ['initial: Identifier']],
  ['a member of a constant', 'initial: estados.primero', ['initial: MemberExpression']],
  ['a call', 'states: estados()', ['states: CallExpression']],
  ['a condition', "initial: 1 ? 'a' : 'b'", ['initial: ConditionalExpression']],
  ['a type assertion', "initial: 'a' as const", ['initial: TSAsExpression']],
  ['a satisfies', "initial: 'a' satisfies string", ['initial: TSSatisfiesExpression']],
  ['a guard in place', 'on: { X: { guard: () => true } }', ['guard: ArrowFunctionExpression']],
])('reports %s as unsupported by importers', (_, inside, problems) => {
  expect(chart(inside).problems).toEqual(problems);
});

test('reports imported values and several charts per file', () => {
  expect(
    chart("initial: 'a'", " import { x } from '../../domain/rules/x'; import type { y } from './y';").problems,
  ).toEqual(['value import from ../../domain/rules/x']);
  expect(readChart(parse, 'x.machine.ts', 'export const m = make({})').problems).toEqual([
    '0 exported charts instead of one',
  ]);
  expect(
    readChart(
      parse,
      'x.machine.ts',
      "import { setup } from 'xstate'; export const m = setup({}).extend({}).createMachine({})",
    ).problems,
  ).toEqual(['0 exported charts instead of one']);
});
