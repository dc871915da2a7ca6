import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../tools/charts/apply/syntax';

/** Leaves its mark wherever it runs. */
const code = '(globalThis.canario = 1)';

/** Each ends what it may stand in, and goes on with code. */
const outbreaks = [
  `a: string }) => never, otra: (${code}, falta) as unknown as (_: unknown, p: { b`,
  `a' }, ${code}, { b: '`,
  `a" }, ${code}, { b: "`,
  `\\', ${code}, '`,
  `\\" + ${code} + "`,
  `\`, ${code}, \``,
  `\${${code}}`,
  `*/ ${code}; /*`,
  `// \n${code};//`,
  `x'\n}); ${code}; //`,
  `x'\u2028}); ${code}; //`,
  `x\u2029'; ${code}; '`,
  `' | (typeof ${code}) | '`,
  `[${code}]`,
  `get a() { return ${code}; }, b`,
  'description:',
  'meta: {',
  `'x', c: ${code} }, //''`,
  `</title><script>${code}</script>`,
  `"><img src=x onerror="${code}">`,
  `]]><svg onload=${code}>`,
  `\`\`\`\n<script>${code}</script>`,
  `[a](javascript:${code})`,
  "$& $` $' $1 %s",
  '--exec=touch /tmp/canario',
  '; touch /tmp/canario; $(touch /tmp/canario)',
  '../../../tmp/canario',
  '\u001b]0;a\u0007\u001b[2J\u009b1A',
  '\u202e}\u2066;\u200b',
  '\ud800',
  '#nada',
];
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'xstate.init', '*', '', 'falta'];

const texts = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...outbreaks) },
  { weight: 2, arbitrary: fc.constantFrom(...names) },
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.oneof(
          fc.constantFrom(
            ...outbreaks,
            "'",
            '"',
            '`',
            '\\',
            '{',
            '}',
            '(',
            ')',
            '[',
            ']',
            ',',
            ';',
            ':',
            '//',
            '/*',
            '*/',
          ),
          fc.constantFrom('\n', '\r', '\t', '\u0000', '\u2028', '\u2029', '<', '>', '&', '|', '#', '.', '=>', code),
          fc.string({ unit: 'binary', maxLength: 4 }),
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

type Place = (text: string, other: string) => { state?: JsonObject; branch?: JsonObject; root?: JsonObject };

const params = (inside: Json): JsonObject => ({ type: 'hay', params: { a: inside } });

/** Where any text may stand: it becomes a literal, or is not read. */
const forTexts: readonly Place[] = [
  (text, other) => ({ state: { invoke: { id: 'llamar', src: 'llamar', input: { [text]: other } } } }),
  (text, other) => ({ state: { description: text + other } }),
  (text, other) => ({ state: { meta: { pantalla: text, requisitos: [other, text] } } }),
  (text, other) => ({ branch: { guard: params([text, [other], { b: text }]) } }),
  (text, other) => ({ branch: { actions: [params(text), params(other)] } }),
  (text) => ({ branch: { description: text } }),
  (text, other) => ({ branch: { meta: { pantalla: other, requisitos: text } } }),
  (text) => ({ root: { description: text } }),
  (text) => ({ root: { version: text } }),
  (text, other) => ({ root: { context: { [text]: other }, output: text, types: { [other]: text } } }),
];

/** Where only a name may stand. */
const forNames: readonly Place[] = [
  (text) => ({ state: { id: text } }),
  (text) => ({ root: { states: { [text]: {} } } }),
  (text) => ({ state: { on: { [text]: { target: '#nuevo' } } } }),
  (text) => ({ state: { after: { [text]: { target: '#nuevo' } } } }),
  (text) => ({ state: { tags: text } }),
  (text) => ({ state: { tags: ['cargando', text] } }),
  (text) => ({ state: { entry: text } }),
  (text) => ({ state: { exit: [{ type: text }] } }),
  (text) => ({ state: { invoke: { id: text, src: 'llamar', onDone: '#nuevo', onError: '#nuevo' } } }),
  (text) => ({ state: { invoke: { id: 'llamar', src: text, onError: '#nuevo' } } }),
  (text) => ({ state: { invoke: { id: 'llamar', src: 'llamar', [text]: '#nuevo' } } }),
  (text) => ({ state: { initial: text } }),
  (text) => ({ state: { type: text } }),
  (text) => ({ state: { [text]: 'x' } }),
  (text, other) => ({ state: { meta: { [text]: other } } }),
  (text) => ({ branch: { guard: text } }),
  (text) => ({ branch: { guard: { type: text, params: { a: 1 } } } }),
  (text, other) => ({ branch: { guard: { type: 'hay', params: { [text]: other } } } }),
  (text, other) => ({ branch: { guard: params([{ b: { [text]: other } }]) } }),
  (text, other) => ({ branch: { actions: [{ type: 'decir', params: { [text]: other, a: text } }] } }),
  (text) => ({ branch: { target: text } }),
  (text) => ({ branch: { reenter: text } }),
  (text) => ({ branch: { [text]: text } }),
  (text, other) => ({ root: { [text]: other } }),
];

const editsAt = (places: readonly Place[]) =>
  fc.array(fc.tuple(fc.constantFrom(...places), texts, texts), { minLength: 1, maxLength: 3 });

/** One to three hostile texts in a new state, in the transition to it, and at the root. */
export const hostileEdits = fc.oneof(editsAt(forTexts), editsAt([...forTexts, ...forNames]));

const inside = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

export const withHostileTexts = (
  chart: JsonObject,
  edits: readonly (readonly [place: Place, text: string, other: string])[],
): JsonObject => {
  const added = edits.map(([place, text, other]) => place(text, other));
  const merged = (key: 'state' | 'branch' | 'root') => added.map((one) => one[key] ?? {});
  const nuevo = Object.assign({ id: 'nuevo' }, ...merged('state'));
  const branch = Object.assign({ target: '#nuevo' }, ...merged('branch'));
  const root = added.flatMap((one) => (one.root === undefined ? [] : [one.root]));
  const states = Object.fromEntries([
    ...Object.entries(inside(chart.states)),
    ...root.flatMap((one) => Object.entries(inside(one.states))),
    ['nuevo', nuevo],
  ]);
  const others = root.flatMap((one) => Object.entries(one).filter(([key]) => key !== 'states'));
  return Object.fromEntries([
    ...Object.entries(chart),
    ['on', { ...inside(chart.on), HOSTIL: branch }],
    ['states', states],
    ...others,
  ]);
};
