import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discover } from '../../engine/flows';
import { applyProposal } from '../../scripts/charts/apply/apply-proposal';
import { missingByName } from '../../scripts/charts/apply/missing-by-name';
import { parse } from '../../scripts/charts/apply/parse';
import { plansOf } from '../../scripts/charts/apply/plan';
import { readProposals } from '../../scripts/charts/apply/read-proposals';
import { renameStates } from '../../scripts/charts/apply/rename-states';
import { isObject, type JsonObject } from '../../scripts/charts/apply/syntax';
import { missingByCompiler } from '../../scripts/charts/apply/what-is-missing';
import { differencePage } from '../../scripts/charts/marked-page';
import { importsOf } from '../house/import-table';
import { readSource } from '../house/source-files';
import { drawableMutants, drawn } from './drawable-mutants';
import { edits, withEdits } from './random-proposals';
import { roundTripProblem } from './round-trip';

const flows = await discover();
const flowOf = (name: string) => {
  const found = flows.find((flow) => flow.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const source = (name: string) => {
  const { machineFile: file } = flowOf(name);
  return { file, text: readFileSync(file, 'utf8') };
};
const chart = (name: string) => drawn(flowOf(name).machine.config);
/** The chart with some of its text replaced, as somebody redraws it. */
const redrawn = (name: string, ...changes: readonly (readonly [string, string])[]): JsonObject => {
  const text = changes.reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(chart(name)));
  return JSON.parse(text);
};
const withStates = (name: string, states: Record<string, object>): JsonObject => {
  const { states: own, ...rest } = chart(name);
  return JSON.parse(JSON.stringify({ ...rest, states: { ...(isObject(own) ? own : {}), ...states } }));
};

/** Lines that differ, as a patch shows them. */
const changedLines = (before: string, after: string): string[] => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
};
const applied = (name: string, proposal: JsonObject) => {
  const result = applyProposal(parse, source(name), proposal, 'propuesta');
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
};

describe.each(flows)('$name', (flow) => {
  test('one of its mutants is applied to its source and taken back; the drill tries all', () => {
    const mutants = drawableMutants(flow);
    const some = mutants.filter((_, index) => index % mutants.length === Math.floor(mutants.length / 2));
    expect(some.map(({ proposal }) => roundTripProblem(flow, proposal).problem)).toEqual(some.map(() => null));
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

describe('bad input', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'oficina-apply-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const said = (content: unknown, name = 'p.json'): string => {
    const file = join(folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    try {
      plansOf(flows, file, undefined, true);
      return 'nothing';
    } catch (error) {
      return error instanceof Error ? error.message.replaceAll(`${folder}/`, '') : String(error);
    }
  };
  const to = (state: object) =>
    withStates('theme', { claro: { description: 'x', on: { IR: { target: 'nuevo' } } }, nuevo: state });
  const ends = { description: 'y', type: 'final' };

  test.each([
    ['no JSON', '{', /^p\.json: no es JSON \(/],
    ['no chart', '{"id":"theme"}', 'p.json: no es un diagrama, le falta states'],
    [
      'another chart',
      { id: 'otro', initial: 'a', states: { a: {} } },
      'p.json: su id (otro) no es de ningún flujo; diga cuál con --flow <flujo>',
    ],
    [
      'two states of one name',
      '{"id":"theme","states":{"a":{},"b":{},"a":{}}}',
      'p.json: states: hay dos con el nombre «a»',
    ],
    ['two charts of one id', [chart('theme'), chart('theme')], 'p.json: hay dos diagramas con el id «theme»'],
    ['an unreachable state', withStates('theme', { sola: ends }), 'p.json: sola: ningún camino llega a este estado'],
    [
      'a target that is gone',
      redrawn('theme', ['"target":"claro"', '"target":"nada"']),
      'p.json: eligiendo, siempre: lleva a "nada", que no existe',
    ],
    [
      'an initial that is gone',
      redrawn('theme', ['"initial":"eligiendo"', '"initial":"nada"']),
      'p.json: (raíz): empieza en «nada», que no existe',
    ],
    [
      'a guard without a legal name',
      to({ ...ends, type: undefined, on: { IR: { target: 'claro', guard: 'hay algo' } } }),
      'p.json: nuevo, IR: la condición "hay algo" no es un nombre: solo letras y números',
    ],
    [
      'a state that is a path',
      withStates('theme', { '../otro': ends }),
      'p.json: (raíz): el estado "../otro" no es un nombre: solo letras y números',
    ],
    [
      'a state that is a prototype',
      '{"id":"theme","initial":"a","states":{"a":{},"__proto__":{}}}',
      'p.json: (raíz): el estado "__proto__" no es un nombre: solo letras y números',
    ],
    [
      'an actor that is a path',
      to({ ...ends, type: undefined, invoke: { id: 'a', src: './a' } }),
      'p.json: nuevo: la llamada "./a" no es un nombre: solo letras y números',
    ],
    [
      'more than 5 MB',
      JSON.stringify({ id: 'theme', description: 'a'.repeat(5_000_001), states: {} }),
      'p.json: pesa más de 5 MB',
    ],
    ['a key of no chart', to({ ...ends, history: 'deep' }), 'p.json: nuevo: no se sabe aplicar «history»'],
  ])('%s', (_, content, sentence) => {
    expect(said(content)).toMatch(sentence);
  });

  test.each([
    ['no program', 'const a = ;', /^p\.ts: no se puede leer \(/],
    ['a program without a chart', 'export {};', 'p.ts: no tiene createMachine({ … })'],
    [
      'code in a chart',
      "createMachine({ id: 'theme', states: { a: { entry: () => 1 } } })",
      'p.ts: states.a.entry: hay código donde debe haber un nombre o un texto',
    ],
    [
      'a spread',
      "createMachine({ id: 'theme', states: { ...otros } })",
      'p.ts: states: hay código donde debe haber un nombre o un texto',
    ],
  ])('%s', (_, content, sentence) => {
    expect(said(content, 'p.ts')).toMatch(sentence);
  });

  test('HTML in a description is text in the page', async () => {
    const old = chart('theme');
    const html = '<script>alert(1)</script>';
    const page = await differencePage('x', [
      { name: 'theme', changes: [`~ ${html}`], charts: [old, { ...old, description: html }] },
    ]);
    expect(page).not.toContain('<script');
    expect(applied('theme', { ...old, description: `${html} '\${a}' "\u2028` }).text).toContain(
      `description: "<script>alert(1)</script> '\${a}' \\"\\u2028"`,
    );
  });
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
      (name) => `scripts/charts/apply/${name}.ts`,
    ),
  );
  const packages = new Set<string>();
  // A Set yields what is added while it is walked.
  for (const path of found)
    for (const { target, typeOnly } of importsOf(readSource(path))) {
      if (typeOnly) continue;
      if (/^(scripts|engine)\//.test(target)) found.add(`${target}.ts`);
      else packages.add(target);
    }
  expect([...packages].toSorted()).toEqual(['magic-string', 'xstate']);
});
