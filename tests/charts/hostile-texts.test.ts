import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { literalText } from '../../tools/charts/apply/literal-text';
import { missingCodes } from '../../tools/charts/apply/missing-codes';
import { flowDocument } from '../../tools/charts/documents';
import { mermaid } from '../../tools/charts/mermaid';
import { stateTable } from '../../tools/charts/tables';
import { visibleText } from '../../tools/charts/visible-text';
import { approvedText } from '../../tools/explore/approved';

test('a literal shows each sign that ends a line, turns the reading direction or is not seen', () => {
  expect(literalText('a\n\r\u2028\u2029\u202e\u200b\u009b\u0000\ud800')).toBe(
    "'a\\n\\r\\u2028\\u2029\\u202e\\u200b\\u009b\\u0000\\ud800'",
  );
  expect(literalText(`it's \\ "\${a}" */`)).toBe(`'it\\'s \\\\ "\${a}" */'`);
  expect(() => literalText(Number.POSITIVE_INFINITY)).toThrow('no literal');
});

test('a terminal obeys no text of a chart', () => {
  expect(visibleText('«á»\u001b[2J\n\u009b1A')).toBe('«á»\\u001b[2J\\u000a\\u009b1A');
});

test('in Markdown a text of a chart is one line without HTML, links, pictures and code', () => {
  const text = '<img src=x>\n# ![a](http://x/y) `b` | &lt; \\[c](d)';
  const escaped = '&lt;img src=x> # !\\[a\\](http://x/y) \\`b\\` \\| &amp;lt; \\\\\\[c\\](d)';
  const guard = { type: 'hay', params: { a: '"]\n```\n<b>`' } };
  const machine = createMachine({
    id: 'x',
    description: text,
    initial: 'a',
    states: { a: { description: text, on: { IR: { target: 'a', guard } } } },
  });
  const parts = { about: text, paths: [], states: 1, transitions: 1, picture: { alone: '', inPage: '' }, codes: null };
  const tables = [{ title: 'Estados', table: stateTable(machine) }];
  const children = new Map<string, string>();
  const written = flowDocument({ name: 'x', ...parts, tables, children });
  expect(written.split('\n')).toEqual(expect.arrayContaining([escaped, `| a | ${escaped} |  |  |  |`]));
  expect(mermaid(machine)).toContain('|"IR [hay a #quot;] #96;#96;#96; #lt;b#gt;#96;]"|');
});

test('in the approved paths a text of a chart ends no code', () => {
  const done = [{ name: 'decir', params: { a: '` <img src=x>' } }];
  const step = { label: 'IR', value: 'a', context: { b: '`' }, asked: [], told: [], taken: ['x'], done };
  const lines = approvedText('x', [{ id: 'x-1', trace: [step, { ...step, context: { b: '``' } }] }]).split('\n');
  expect(lines).toContain('   - hace decir `{"a":"\\u0060 <img src=x>"}`');
  expect(lines).toContain('- IR recuerda: `b = "\\u0060"`');
  expect(lines).toContain('   - recuerda: `b = "\\u0060\\u0060"`');
});

test('the contract of a call is found by the imports of its chart, not by a text that looks like them', () => {
  const fake = "pedir: fromPromise<Reply<typeof otro> import type { otro } from '../../otro'";
  const text = `setup({}).createMachine({ description: "${fake}" })`;
  const read = (file: string): string => {
    throw new Error(file);
  };
  const cases = { file: 'x.cases.ts', text: '7' };
  expect(missingCodes([{ call: 'pedir', code: 7 }], { file: 'x.ts', text }, cases, read)).toMatchObject([
    { file: 'x.ts', line: 1 },
  ]);
});
