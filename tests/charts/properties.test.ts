import { beforeAll, describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { compositions } from '../../machines/compositions';
import { properties } from '../../machines/properties';
import type { Together } from '../../machines/together';
import { seededRandom } from '../../tools/bench/load/random';
import { explore } from '../../tools/explore/explore';
import { type Cases, discover, type Flow } from '../../tools/explore/flows';
import { chartWorld } from '../../tools/properties/chart-world';
import type { JointMove } from '../../tools/properties/compose';
import { judgeTogether, worldTogether } from '../../tools/properties/compositions';
import { formulaOf } from '../../tools/properties/formula';
import { recordedTogether } from '../../tools/properties/joint-path';
import { judge } from '../../tools/properties/judge';
import { tryProperty } from '../../tools/properties/try-property';
import { trySentence } from '../../tools/properties/try-sentence';
import { runsOf } from '../../tools/qa/recorded';
import { replay } from '../../tools/qa/replay';
import { mistakes, sentences } from './composition-mistakes';

const flows = await discover();

// Each is explored once for all tests of charts; the first one that needs it waits.
beforeAll(() => {
  for (const { cases } of flows) if (cases !== null) explore(cases);
}, 300_000);

describe('holds on every path of its charts', () => {
  test.each(properties)('$says', (property) => {
    expect(tryProperty(flows, property).broken).toBeNull();
  });
});

describe('holds while charts run at the same time', () => {
  test.each(sentences)('$says', ({ says }) => {
    expect(trySentence({ flows, properties, compositions }, says, undefined).broken).toBeNull();
  });
});

const randomSteps = 10_000;

describe('what a composition does at random, the real charts do', () => {
  test.each(sentences)('$says', async ({ of, formula }) => {
    const world = worldTogether(flows, of, formulaOf(formula));
    const random = seededRandom(57);
    const anyOf = (moves: readonly JointMove[]) => moves[Math.floor(random() * moves.length)];
    const differences: string[] = [];
    for (let left = Math.ceil(randomSteps / sentences.length); left > 0; ) {
      const path: JointMove[] = [];
      for (let move = anyOf(world.starts); move !== undefined && left > 0; left -= 1) {
        path.push(move);
        move = anyOf(world.movesFrom(move.to));
      }
      const recorded = recordedTogether(of, world, { path, forever: [] });
      for (const { actor, flujo } of recorded.actores) {
        const cases = flows.find(({ name }) => name === flujo)?.cases;
        if (flujo === null || cases === null || cases === undefined) continue;
        const { paths } = await replay(cases, { flujo, caminos: runsOf(recorded, actor) });
        differences.push(...paths.flatMap(({ difference }) => difference ?? []));
      }
    }
    expect(differences).toEqual([]);
  });
});

test.each(mistakes)('«$says» is false where $mistake', ({ of, formula }) => {
  expect(judgeTogether(flows, of, formula).broken).not.toBeNull();
});

test('each sentence about several charts has a mistake that breaks it', () => {
  expect([...new Set(mistakes.map(({ says }) => says))]).toEqual(sentences.map(({ says }) => says));
});

const machine = setup({
  types: {} as { context: { veces: number }; events: { type: 'IR' } | { type: 'PARAR'; veces: number } },
  actors: { pedir: fromPromise<string>(() => Promise.reject(new Error('falta'))) },
  guards: {
    muchas: ({ context }) => context.veces > 1,
    esPar: ({ event }) => {
      if (event.type !== 'PARAR') throw new Error('se rompió');
      return event.veces % 2 === 0;
    },
  },
  actions: { contar: assign({ veces: ({ context }) => Math.min(2, context.veces + 1) }), cobrar: () => {} },
  delays: { limite: 5000 },
}).createMachine({
  id: 'prueba',
  context: { veces: 0 },
  initial: 'quieta',
  states: {
    quieta: { meta: { mensaje: 'Todo en orden.' }, on: { IR: { target: 'pidiendo', actions: 'contar' } } },
    pidiendo: {
      tags: 'cargando',
      invoke: {
        id: 'pedir',
        src: 'pedir',
        onDone: { target: 'quieta', actions: 'cobrar' },
        onError: [{ guard: 'muchas', target: 'rota' }, { target: 'quieta' }],
      },
      after: { limite: { target: 'pidiendo', reenter: true } },
    },
    rota: { tags: 'error', on: { PARAR: [{ guard: 'esPar' }, { guard: 'muchas', target: 'fin' }] } },
    fin: { type: 'final' },
    nunca: {},
  },
});
const prueba: Flow & { cases: Cases } = {
  name: 'prueba',
  machineFile: '',
  machine,
  children: new Map(),
  cases: {
    machine,
    events: { PARAR: { una: { veces: 1 }, dos: { veces: 2 } } },
    replies: { pedir: { 'todo bien': 'bien', poco: 'poco' } },
  },
};
const tried = (formula: string) => {
  const { broken } = tryProperty([prueba], { formula, of: ['prueba'] });
  return broken === null ? 'sí' : broken.lines.join(' ');
};

test.each([
  ['nunca estado fin sin estado rota antes', 'sí'],
  ['siempre estado quieta o etiqueta cargando o estado rota o estado fin', 'sí'],
  [
    'nunca hace cobrar sin responde pedir con «poco» antes',
    '1. inicio → **quieta** 2. IR → **pidiendo** 3. listo pedir (todo bien) → **quieta**',
  ],
  ['nunca hace cobrar sin ocurre IR antes desde hace cobrar', 'sí'],
  [
    'después de falla pedir nunca hace cobrar',
    '1. inicio → **quieta** 2. IR → **pidiendo** 3. fallo pedir (sinConexion) → **quieta** 4. IR → **pidiendo** 5. listo pedir (todo bien) → **quieta**',
  ],
  ['después de falla pedir nunca hace cobrar hasta ocurre IR', 'sí'],
  ['después de estado rota siempre estado rota hasta ocurre PARAR', 'sí'],
  [
    'después de ocurre IR llega no etiqueta cargando',
    '1. inicio → **quieta** 2. IR → **pidiendo** y así para siempre: 3. tras limite → **pidiendo**',
  ],
  [
    'después de ocurre IR llega estado fin',
    '1. inicio → **quieta** 2. IR → **pidiendo** 3. listo pedir (todo bien) → **quieta**',
  ],
  [
    'nunca cumple muchas y estado quieta',
    '1. inicio → **quieta** 2. IR → **pidiendo** 3. listo pedir (todo bien) → **quieta** 4. IR → **pidiendo** 5. listo pedir (todo bien) → **quieta**',
  ],
  ['siempre no dice «en orden» o puede IR', 'sí'],
  ['nunca (deja quieta o entra quieta) y no elige muchas y ocurre PARAR', 'sí'],
  ['siempre no etiqueta cargando o espera pedir y espera algo', 'sí'],
])('%s: %s', (formula, said) => {
  expect(tried(formula)).toBe(said);
});

test.each([
  [
    'siempre estado perdida',
    /«estado perdida»: no existe el estado «perdida»; hay: \(raíz\), fin, nunca, pidiendo, quieta, rota/,
  ],
  ['siempre', /«siempre»: en «siempre» se espera «no», «\(» o un hecho: estado/],
  ['jamás estado fin', /se espera «siempre», «nunca» o «después de»/],
  ['nunca estado fin estado rota', /en «nunca estado fin estado» se espera el final/],
  ['nunca (estado fin', /se espera «\)»/],
  ['nunca estado fin sin estado rota', /se espera «antes»/],
  ['después de estado fin cae estado rota', /se espera «llega», «nunca» o «siempre»/],
  ['nunca estado nunca y ocurre IR', /no puede ser falsa: «estado nunca» no ocurre nunca/],
  [
    'nunca falla pedir con «otra cosa» y estado fin',
    /«falla pedir con «otra cosa»»: no existe la fila «otra cosa»; hay: fallo propio, ilegible/,
  ],
  ['nunca ocurre PARAR con «tres»', /«ocurre PARAR con «tres»»: no existe la fila «tres»; hay: dos, una$/],
  ['nunca estado fin con «dos»', /«estado fin con «dos»»: no existe la fila «dos»; hay: $/],
  ['después de estado fin y estado quieta nunca estado rota', /no puede ser falsa: lo que la empieza no ocurre nunca/],
  ['nunca cumple perdida y estado quieta', /no existe la condición «perdida»; hay: esPar, muchas/],
  ['nunca cumple esPar y estado quieta', /prueba: «cumple esPar» falla en quieta: se rompió/],
])('says in one line why it cannot be judged: %s', (formula, said) => {
  expect(() => tried(formula)).toThrow(said);
});

test('says in one line where it gave up', () => {
  expect(() => judge(chartWorld(prueba.cases), formulaOf('nunca estado fin y ocurre IR'), 3)).toThrow(
    /^prueba: no terminó; se miraron \d+ lugares y \d+ pasos$/,
  );
});

test('says which chart is not there, and where a composition speaks of a part that it has not', () => {
  expect(() => tryProperty([prueba], { formula: 'nunca estado fin', of: ['otra'] })).toThrow(
    'flujo desconocido: otra; hay prueba',
  );
  const [first] = compositions;
  if (first === undefined) throw new Error('there is no composition');
  expect(() => judgeTogether(flows, first, 'nunca estado lista en payment1')).toThrow(
    'La sesión en dos pestañas: no hay «payment1»; hay: session1, inactivity1',
  );
});

describe('refuses what says nothing about several charts', () => {
  const row = { from: 'prueba', when: 'ocurre IR', to: 'cuenta', what: 'SUBE' };
  const table: Together = {
    name: 'dos pruebas',
    tabs: 1,
    charts: { prueba: {} },
    shared: { cuenta: { no: { SUBE: 'si' }, si: {} } },
    messages: [row],
    limits: [],
    properties: [],
  };
  const limit = { of: 'prueba', when: 'ocurre IR', onlyIf: 'estado no en cuenta' };
  test.each<[string, Partial<Together>, string, string]>([
    [
      'a step left out that is none',
      { charts: { prueba: { without: ['PARAR (tres)'] } } },
      '',
      'prueba: no existe el paso «PARAR (tres)»',
    ],
    [
      'a start that is none',
      { charts: { prueba: { starts: ['otra vez'] } } },
      '',
      'prueba: no existe el paso «inicio (otra vez)»',
    ],
    [
      'a row about a case that is none',
      { messages: [{ ...row, when: 'ocurre PARAR con «tres»' }] },
      '',
      'prueba1: «ocurre PARAR con «tres»»: no existe la fila «tres»; hay: dos, una',
    ],
    [
      'a row about what never happens',
      { messages: [{ ...row, when: 'ocurre IR o entra nunca' }] },
      '',
      'prueba1: «entra nunca» no ocurre nunca',
    ],
    [
      'a row about what never happens at once',
      { messages: [{ ...row, when: 'ocurre IR y entra fin' }] },
      '',
      'prueba1: «ocurre IR y entra fin» no ocurre nunca',
    ],
    [
      'a row about somebody else',
      { messages: [{ ...row, when: 'ocurre IR y estado no en cuenta' }] },
      '',
      'prueba1: «ocurre IR y estado no en cuenta»: aquí se habla solo de prueba1, sin «en»',
    ],
    [
      'a row that tells what nobody hears',
      { messages: [{ ...row, what: 'BAJA' }] },
      '',
      'cuenta: no existe el paso «BAJA», que se le dice',
    ],
    [
      'a limit of what never happens',
      { limits: [{ ...limit, when: 'entra nunca' }] },
      '',
      'prueba1: «entra nunca» no ocurre nunca',
    ],
    ['a limit of nobody', { limits: [{ ...limit, of: 'otra' }] }, '', 'no hay «otra»; hay: prueba1, cuenta'],
    [
      'a sentence about what never happens here',
      { limits: [{ ...limit, onlyIf: 'estado si en cuenta' }] },
      'nunca estado rota en prueba1 y estado no en cuenta',
      '«nunca estado rota en prueba1 y estado no en cuenta» no puede ser falsa: «estado rota en prueba1» no ocurre nunca',
    ],
  ])('%s', (_, change, formula, said) => {
    const together = { ...table, ...change };
    expect(() =>
      trySentence(
        { flows: [prueba], properties: [], compositions: [together] },
        formula || 'nunca estado si en cuenta',
        table.name,
      ),
    ).toThrow(`${formula === '' ? 'dos pruebas: ' : ''}${said}`);
  });

  test('but not what surroundings never come to', () => {
    const together = { ...table, limits: [{ ...limit, onlyIf: 'estado si en cuenta' }] };
    const { broken } = trySentence(
      { flows: [prueba], properties: [], compositions: [together] },
      'nunca estado si en cuenta',
      table.name,
    );
    expect(broken).toBeNull();
  });
});
