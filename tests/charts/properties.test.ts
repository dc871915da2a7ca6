import { beforeAll, describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { compositions } from '../../machines/compositions';
import { properties } from '../../machines/properties';
import type { Together } from '../../machines/together';
import { explore } from '../../tools/explore/explore';
import { discover, type Flow } from '../../tools/explore/flows';
import type { JointMove } from '../../tools/properties/compose';
import { judgeTogether, recordedTogether, worldTogether } from '../../tools/properties/compositions';
import { formulaOf } from '../../tools/properties/formula';
import { tryProperty } from '../../tools/properties/try-property';
import { runsOf } from '../../tools/qa/recorded';
import { replay } from '../../tools/qa/replay';

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

const together = compositions.flatMap((of) => of.properties.map(({ says, formula }) => ({ of, says, formula })));

describe('holds while charts run at the same time', () => {
  test.each(together)('$says', ({ of, formula }) => {
    const { recorded, says } = judgeTogether(flows, of, formula);
    expect([recorded?.pasos, says]).toEqual([undefined, true]);
  });
});

/** The same on each run. */
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const randomSteps = 10_000;

describe('what a composition does at random, the real charts do', () => {
  test.each(together)('$says', async ({ of, formula }) => {
    const world = worldTogether(flows, of, formulaOf(formula));
    const random = seeded(57);
    const anyOf = (moves: readonly JointMove[]) => moves[Math.floor(random() * moves.length)];
    const differences: string[] = [];
    for (let left = Math.ceil(randomSteps / together.length); left > 0; ) {
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

const withoutMessage = (what: string) => (of: Together) => ({
  ...of,
  messages: of.messages.filter((message) => message.what !== what),
});
const withoutLimit = (when: string) => (of: Together) => ({
  ...of,
  limits: of.limits.filter((limit) => limit.when !== when),
});
const saying = (what: string, instead: string) => (of: Together) => ({
  ...of,
  messages: of.messages.map((message) => (message.what === what ? { ...message, what: instead } : message)),
});

/** By beginning of the sentence, in the order of the table. */
const mistakes: readonly [string, string, (of: Together) => Together][] = [
  ['Quien está adentro', 'nobody tells that a session began', withoutMessage('SESION_ABIERTA')],
  ['Quien está adentro', 'closing for idleness does not end the session', withoutMessage('SALIR (por inactividad)')],
  ['A quien no tiene', 'nobody tells that a session ended', withoutMessage('SESION_CERRADA')],
  ['Si una pestaña cierra', 'the other tab is not told', withoutMessage('REVISAR (no hay sesión)')],
  [
    'Una pestaña nunca borra',
    'the other tab takes it for expired',
    saying('REVISAR (sesión de 1001)', 'REVISAR (token vencido)'),
  ],
  ['Una factura nunca', 'the attempt is not stored', withoutMessage('GUARDAR')],
  ['Una factura nunca', 'two tabs hold one invoice', withoutLimit('ocurre APARTADA')],
  [
    'Una factura nunca',
    'a paid invoice is still listed',
    withoutLimit('responde consultarFacturas con «dos por pagar» o responde consultarFacturas con «otro monto»'),
  ],
  ['Dos pestañas nunca', 'holding an invoice holds nothing', withoutMessage('TOMAR_#')],
  ['Una solicitud nunca', 'what was sent is not stored', withoutMessage('GUARDAR')],
  [
    'Una solicitud nunca',
    'the list of cases is an old one',
    (of) => ({ ...of, limits: of.limits.filter(({ when }) => !when.startsWith('responde buscarCaso')) }),
  ],
  [
    'Si la sesión se cierra y',
    'the form opens as if nothing was sent',
    withoutLimit('ocurre inicio y no ocurre inicio con «con un envío sin respuesta»'),
  ],
  ['Con la sesión vencida, una solicitud', 'nobody ends the session', withoutMessage('VENCER (venció)')],
  ['Con conexión nunca', 'nobody tells that the connection is gone', withoutMessage('SIN_CONEXION')],
  ['Lo que no cargó', 'nobody tells that the connection is back', withoutMessage('EN_LINEA')],
  ['Un contacto que ya llegó', 'what was sent is not stored', withoutMessage('ENVIAR')],
  ['Con la sesión vencida, el contacto', 'nobody ends the session', withoutMessage('VENCER (venció)')],
  ['De una foto que', 'an old photo is read', withoutLimit('responde consultarFoto con «la de antes»')],
  ['«Carga realizada»', 'the service says that it stored what it did not', withoutLimit('responde subir')],
  ['Con la sesión vencida, la foto', 'nobody ends the session', withoutMessage('VENCER (venció)')],
  ['Quien ya quedó', 'a refusal after the account was made', withoutLimit('falla registrar y elige rechazo')],
  ['Una afiliación nunca', 'what was sent is not stored', withoutMessage('ENVIAR')],
  ['«Recibimos su solicitud»', 'a receipt of nothing', withoutLimit('ocurre inicio con «recargada al terminar»')],
];

test.each(mistakes)('«%s…» is false where %s', (begins, _, mistaken) => {
  const found = together.find(({ says }) => says.startsWith(begins));
  if (found === undefined) throw new Error(begins);
  expect(judgeTogether(flows, mistaken(found.of), found.formula).broken).not.toBeNull();
});

test('each sentence about several charts has a mistake that breaks it', () => {
  expect(together.flatMap(({ says }) => (mistakes.some(([begins]) => says.startsWith(begins)) ? [] : [says]))).toEqual(
    [],
  );
});

const machine = setup({
  types: {} as { context: { veces: number }; events: { type: 'IR' } | { type: 'PARAR' } },
  actors: { pedir: fromPromise<string>(() => Promise.reject(new Error('falta'))) },
  guards: {
    muchas: ({ context }) => context.veces > 1,
    rota: () => {
      throw new Error('se rompió');
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
    rota: { tags: 'error', on: { PARAR: { guard: 'muchas', target: 'fin' } } },
    fin: { type: 'final' },
  },
});
const prueba: Flow = {
  name: 'prueba',
  machineFile: '',
  machine,
  children: new Map(),
  cases: { machine, events: {}, replies: { pedir: { 'todo bien': 'bien', poco: 'poco' } } },
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
    /«estado perdida»: no existe el estado «perdida»; hay: \(raíz\), fin, pidiendo, quieta, rota/,
  ],
  ['siempre', /«siempre»: en «siempre» se espera «no», «\(» o un hecho: estado/],
  ['jamás estado fin', /se espera «siempre», «nunca» o «después de»/],
  ['nunca estado fin estado rota', /en «nunca estado fin estado» se espera el final/],
  ['nunca (estado fin', /se espera «\)»/],
  ['nunca estado fin sin estado rota', /se espera «antes»/],
  ['después de estado fin cae estado rota', /se espera «llega», «nunca» o «siempre»/],
  [
    'nunca falla pedir con «otra cosa» y estado fin',
    /no puede ser falsa: «falla pedir con «otra cosa»» no ocurre nunca/,
  ],
  ['después de estado fin y estado quieta nunca estado rota', /no puede ser falsa: lo que la empieza no ocurre nunca/],
  ['nunca cumple rota y estado quieta', /no existe la condición «rota»; hay: muchas/],
])('says in one line why it cannot be judged: %s', (formula, said) => {
  expect(() => tried(formula)).toThrow(said);
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
