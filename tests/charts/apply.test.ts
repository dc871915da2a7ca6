import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missingByName } from '../../tools/charts/apply/missing-by-name';
import { parse } from '../../tools/charts/apply/parse';
import { readProposals } from '../../tools/charts/apply/read-proposals';
import { renameStates } from '../../tools/charts/apply/rename-states';
import { isObject } from '../../tools/charts/apply/syntax';
import { missingByCompiler } from '../../tools/charts/apply/what-is-missing';
import { importsOf } from '../house/import-table';
import { readSource } from '../house/source-files';
import { drawableMutants } from './drawable-mutants';
import { applied, chart, flows, redrawn, source, withStates } from './proposals';
import { edits, withEdits } from './random-proposals';
import { roundTripProblem } from './round-trip';

/** The changed lines, as in a patch. */
const changedLines = (before: string, after: string): string[] => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
};

describe.each(flows)('$name', (flow) => {
  test('one of its mutants is applied to its source and taken back; the drill tries all', () => {
    const mutants = drawableMutants(flow);
    const some = mutants.filter((_, index) => index % mutants.length === Math.floor(mutants.length / 2));
    expect(some.map(({ proposal }) => roundTripProblem(flow, proposal()).problem)).toEqual(some.map(() => null));
  });

  test('the chart of today changes no byte', () => {
    expect(applied(flow.name, chart(flow.name)).text).toBe(source(flow.name).text);
  });
});

test('random proposals of up to ten edits are applied and taken back; the drill tries 1,000', () => {
  fc.assert(
    fc.property(fc.constantFrom(...flows), edits, (flow, list) => {
      const proposal = withEdits(chart(flow.name), list);
      expect(isObject(proposal) ? roundTripProblem(flow, proposal).problem : 'no chart').toBe(null);
    }),
    { numRuns: 30, seed: 2 },
  );
});

test('only the lines of a change change', () => {
  const retargeted = applied('theme', redrawn('theme', ['"target":"sistema"', '"target":"claro"']));
  expect(changedLines(source('theme').text, retargeted.text)).toEqual([
    "-        { target: 'sistema' },",
    "+        { target: 'claro' },",
  ]);
});

test('a new state, with names that nobody knows yet, is written as the charts are', () => {
  const { text } = applied(
    'theme',
    withStates('theme', {
      nuevo: {
        description: 'Es «nuevo» <b>y</b> dice "sí".',
        on: { VOLVER: { target: 'claro', guard: { type: 'hayAlgo', params: { en: 'x', es: [1, 2] } } } },
        after: { plazo: { target: 'claro', actions: 'avisar' } },
      },
    }),
  );
  const { text: before } = source('theme');
  expect(changedLines(before, text).filter((line) => line.startsWith('+'))).toEqual([
    expect.stringContaining("| { type: 'VOLVER' };"),
    '+  delays: { plazo: falta },',
    '+    hayAlgo: falta as (_: unknown, params: { en: string; es: readonly number[] }) => never,',
    '+  actions: { aplicar: falta as (_: unknown, params: { tema: Theme }) => never, guardar: falta, avisar: falta },',
    '+    nuevo: {',
    `+      description: 'Es «nuevo» <b>y</b> dice "sí".',`,
    "+      on: { VOLVER: { guard: { type: 'hayAlgo', params: { en: 'x', es: [1, 2] } }, target: 'claro' } },",
    "+      after: { plazo: { target: 'claro', actions: 'avisar' } },",
  ]);
});

test('a renamed state keeps its text, and a table of states in another file follows', () => {
  const { text, renamed } = applied(
    'theme',
    redrawn('theme', ['"oscuro":', '"noche":'], ['"target":"oscuro"', '"target":"noche"']),
  );
  expect([...renamed]).toEqual([['oscuro', 'noche']]);
  expect(changedLines(source('theme').text, text).map((line) => line.trim())).toEqual([
    "-        { guard: { type: 'es', params: { tema: 'oscuro' } }, target: 'oscuro' },",
    '-    oscuro: {',
    "+        { guard: { type: 'es', params: { tema: 'oscuro' } }, target: 'noche' },",
    '+    noche: {',
  ]);
  const states = new Set(['claro', 'oscuro', 'formulario.editando']);
  const file = `const views = { claro: A, oscuro: B };
const words = { titulo: 'x', oscuro: 'y' };
const list = ['claro', 'oscuro'];
const is = state === 'oscuro' || theme === 'oscuro';
const why = { 'claro — IR [a] → oscuro': 'z' };`;
  expect(renameStates(parse, 'x.ts', file, states, renamed)).toBe(`const views = { claro: A, noche: B };
const words = { titulo: 'x', oscuro: 'y' };
const list = ['claro', 'noche'];
const is = state === 'noche' || theme === 'oscuro';
const why = { 'claro — IR [a] → noche': 'z' };`);
  expect(renameStates(parse, 'x.test.ts', "expect([at(), 1]).toEqual(['oscuro', 1]);", states, renamed)).toBe(
    "expect([at(), 1]).toEqual(['noche', 1]);",
  );
});

test('a program is read and never run, and a file may hold several charts', () => {
  const one = JSON.stringify(chart('theme'));
  const program = `import { setup } from 'xstate';
throw new Error('run');
export const m = setup({ types: { context: {} as {} }, guards: { es: () => true } }).createMachine(${one});`;
  expect(readProposals(parse, 'p.ts', program)).toEqual([chart('theme')]);
  expect(
    readProposals(parse, 'p.js', `createMachine(${one}); createMachine(${JSON.stringify(chart('club'))})`),
  ).toHaveLength(2);
  const both = { theme: chart('theme'), club: chart('club') };
  expect(readProposals(parse, 'p.json', JSON.stringify(both)).map(({ id }) => id)).toEqual(['theme', 'club']);
  expect(readProposals(parse, 'p.json', JSON.stringify(Object.values(both))).map(({ id }) => id)).toEqual([
    'theme',
    'club',
  ]);
});

test('what is missing is named with file and line', () => {
  const result = applied(
    'theme',
    withStates('theme', {
      claro: { description: 'x', on: { IR: { target: 'nuevo', guard: 'hay' } } },
      nuevo: {
        description: 'y',
        meta: { requisitos: ['NADA-01'] },
        invoke: { id: 'pedir', src: 'pedir', onDone: { target: 'claro' }, onError: { target: 'claro' } },
      },
    }),
  );
  const machine = 'machines/theme/theme.machine.ts';
  const texts = new Map([
    [machine, result.text],
    ['machines/theme/theme.rules.ts', ''],
    ['machines/theme/theme.cases.ts', 'export const cases = {\n  replies: {},\n};'],
    ['src/flows/theme/texts.ts', '\nexport const texts = {};'],
    ['e2e/flows/theme.ts', "export const f = {\n  calls: {},\n  acts: {},\n  inProcess: { 'a — IR → b': 'x' },\n};"],
  ]);
  const lineOf = (part: string) => result.text.slice(0, result.text.indexOf(part)).split('\n').length;
  expect(
    missingByName(parse, { flow: 'theme', machine, texts }, result, new Set(), new Set()).map(
      ({ what, file, line, text }) => `${what} ${posix.basename(file)}:${line} ${text}`,
    ),
  ).toEqual([
    `condición theme.machine.ts:${lineOf('hay: falta')} diga cuándo se cumple «hay», en machines/theme/theme.rules.ts`,
    'palabras texts.ts:2 diga lo que dice «nuevo»',
    `requisito theme.machine.ts:${lineOf('NADA-01')} «NADA-01» no es una fila de docs/requirements.tsv`,
    'frase para QA theme.ts:3 diga cómo se hace «IR»',
    'frase para QA theme.ts:2 diga qué servicio es «pedir»',
    'caso theme.cases.ts:2 diga qué puede responder «pedir»',
    'frase para QA theme.ts:4 «a — IR → b» ya no es una transición',
  ]);
  const error = (file: string, code: string, message: string) => ({ file, line: 7, code, message });
  const old = error('src/flows/theme/x.tsx', 'TS2322', 'another');
  const lost = error(
    'src/flows/theme/x.tsx',
    'TS1360',
    "Type '{}' does not satisfy.\nProperty 'nuevo' is missing in type '{}'",
  );
  const after = [old, lost, error('src/flows/theme/x.tsx', 'TS7053', "Element implicitly has an 'any' type")];
  expect(missingByCompiler('theme', [old], after)).toEqual([
    { what: 'pantalla', file: 'src/flows/theme/x.tsx', line: 7, text: 'falta «nuevo»' },
  ]);
});

test('a browser can load what applies a proposal: it imports nothing of Node', () => {
  const found = new Set(
    ['apply-proposal', 'read-proposals', 'vet-proposal', 'rename-states', 'missing-by-name'].map(
      (name) => `tools/charts/apply/${name}.ts`,
    ),
  );
  const packages = new Set<string>();
  // A Set yields what is added while it is walked.
  for (const path of found)
    for (const { target, typeOnly } of importsOf(readSource(path))) {
      if (typeOnly) continue;
      if (/^tools\//.test(target)) found.add(`${target}.ts`);
      else packages.add(target);
    }
  expect([...packages].toSorted()).toEqual(['magic-string', 'xstate']);
});
