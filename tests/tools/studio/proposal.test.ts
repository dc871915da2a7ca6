import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginChart, suspended, withSuspendedAccount } from '../../../e2e/props/suspended-account';
import { cases as loginCases } from '../../../machines/login/login.cases';
import { jsonTree } from '../../../tools/charts/apply/json-tree';
import { readLiteral } from '../../../tools/charts/apply/read-chart';
import { runnableProposal } from '../../../tools/charts/apply/runnable-proposal';
import type { JsonObject } from '../../../tools/charts/apply/syntax';
import { chartOf } from '../../../tools/charts/difference';
import { approvedPaths } from '../../../tools/explore/approved';
import { type Cases, discover } from '../../../tools/explore/flows';
import { codeBranches, newStateFault, withState } from '../../../tools/studio/proposal/add-state';
import { coveringPaths, walkBoth } from '../../../tools/studio/proposal/compare-paths';
import { parseProgram } from '../../../tools/studio/proposal/parse-program';
import { comparePaths } from '../../../tools/studio/proposal/paths-job';
import { readProposal } from '../../../tools/studio/proposal/read-proposal';

const flows = (await discover()).flatMap(({ name, cases }) => (cases === null ? [] : [{ name, cases }]));

const pathsOf = async (name: string, cases: Cases) =>
  (await approvedPaths({ name, cases })).map(({ id, trace }) => ({ id, labels: trace.map(({ label }) => label) }));

const compare = async (name: string, cases: Cases, proposal: JsonObject, answers = {}) => {
  const walked: number[] = [];
  const paths = await pathsOf(name, cases);
  const result = await comparePaths(cases, { flow: name, proposal, answers, paths }, (count) => walked.push(count));
  return { ...result, walked, paths };
};

/** The log-in with something else in it, as somebody redraws it. */
const changed = (change: (chart: ReturnType<typeof JSON.parse>) => void): JsonObject => {
  const chart = JSON.parse(loginChart());
  change(chart);
  return chart;
};
/** The log-in with some of its text replaced, as somebody redraws it. */
const redrawn = (...changes: readonly (readonly [string, string])[]): string =>
  changes.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(JSON.parse(loginChart())));

const read = (text: string, where = 'lo pegado') =>
  readProposal({ name: 'login', machine: loginCases.machine }, { where, text }, { versions: [], parse: parseProgram });
const said = (text: string, where?: string): string => {
  const reading = read(text, where);
  return reading.kind === 'rechazada' ? reading.why : reading.kind;
};

test('reads JSON as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readLiteral(jsonTree(text), () => {})).toEqual(JSON.parse(text));
    }),
    { seed: 46 },
  );
});

test.each(flows)('today’s chart of $name as a proposal changes no path', async ({ name, cases }) => {
  const runnable = runnableProposal(cases, chartOf(cases.machine) as JsonObject, {});
  const changed = [];
  const approved = await pathsOf(name, cases);
  expect(coveringPaths(name, cases)).toEqual(approved);
  // The studio's own tests walk each of them.
  for (const path of approved.filter((_, index) => index % 4 === 0)) {
    const { change } = await walkBoth(runnable, path);
    if (change.verdict !== 'igual') changed.push(change);
  }
  expect(changed).toEqual([]);
});

test('today’s chart adds no path, and each walked path is told', async () => {
  const { added, unknown, walked, paths } = await compare(
    'login',
    loginCases,
    chartOf(loginCases.machine) as JsonObject,
  );
  expect([added, unknown, walked]).toEqual([[], '', paths.map((_, index) => index + 1)]);
});

describe('a state for a new code in the log-in', () => {
  const proposal: JsonObject = JSON.parse(withSuspendedAccount());

  test('is a state, two transitions, and the requirements at their ends', () => {
    const reading = read(withSuspendedAccount());
    if (reading.kind !== 'distinta') throw new Error(reading.kind);
    expect(reading.proposal.lines).toEqual(suspended.lines);
    expect(reading.proposal.rows).toEqual(suspended.rows);
    expect(reading.proposal.newCodes).toEqual([{ call: 'autenticar', code: suspended.code }]);
    expect(reading.proposal.newNames).toEqual({ actors: [], delays: [], guards: [], actions: [] });
  });

  test('changes the path of that code, and adds one', async () => {
    const { changes, added, paths } = await compare('login', loginCases, proposal);
    const others = changes.filter(({ verdict }) => verdict !== 'igual');
    expect(others.map(({ verdict, at, why }) => [verdict, at, why])).toEqual([
      [
        'distinto',
        3,
        `paso 4 «${suspended.row}»: se llegaba a «formulario.rechazada» y se llega a «${suspended.state}»; pedía escucharSesion, escucharLlaves y pide nada; recuerda otra cosa en respuesta`,
      ],
    ]);
    expect(added.map(({ labels }) => labels.slice(-2))).toEqual([[suspended.row, 'CERRAR']]);
    const [one] = added;
    if (one === undefined) throw new Error('no new path');
    const both = await walkBoth(runnableProposal(loginCases, proposal, {}), one);
    expect(both.steps.slice(-2).map(({ old, now }) => [old?.state, now?.state])).toEqual([
      ['formulario.rechazada', suspended.state],
      [undefined, 'formulario.editando'],
    ]);
    expect(paths.map(({ id }) => id)).not.toContain(one.id);
  });
});

describe('a proposal', () => {
  test('that moves, renames and drops is followed', async () => {
    const renamed: JsonObject = JSON.parse(redrawn(['"informando"', '"avisando"']));
    const { changes } = await compare('login', loginCases, renamed);
    expect(changes.filter(({ verdict }) => verdict !== 'igual')).toEqual([]);
    const without: JsonObject = JSON.parse(redrawn(['"CANCELAR":{"target":"formulario.editando"},', '']));
    const { changes: lost } = await compare('login', loginCases, without);
    expect(lost.filter(({ verdict }) => verdict === 'perdido').map(({ why }) => why)).toEqual([
      'paso 5 «CANCELAR»: el flujo no lo recibe en «entrandoConLlave»',
      'paso 4 «CANCELAR»: el flujo no lo recibe en «autenticando»',
      'paso 4 «CANCELAR»: el flujo no lo recibe en «pidiendoLlave»',
    ]);
  });

  test('with a condition that nobody wrote is walked once somebody decides it', async () => {
    const asked = changed(({ states }) => {
      states.informando.on.CERRAR.guard = 'esTarde';
    });
    const text = JSON.stringify(asked);
    const reading = read(text);
    expect(reading.kind === 'distinta' && reading.proposal.newNames.guards).toEqual(['esTarde']);
    const open = await compare('login', loginCases, asked);
    expect(open.changes.filter(({ verdict }) => verdict === 'sin decidir').map(({ why }) => why)).toEqual([
      'paso 5 «CERRAR»: nadie ha dicho cuándo se cumple «esTarde»',
    ]);
    expect(open.unknown).toContain('nadie ha dicho cuándo se cumple «esTarde»');
    const decided = await compare('login', loginCases, asked, { esTarde: true });
    expect(decided.changes.filter(({ verdict }) => verdict !== 'igual')).toEqual([]);
    const never = await compare('login', loginCases, asked, { esTarde: false });
    expect(never.changes.filter(({ verdict }) => verdict !== 'igual').map(({ why }) => why)).toEqual([
      'paso 5 «CERRAR»: se llegaba a «formulario.editando» y se llega a «informando»; pedía escucharSesion, escucharLlaves y pide nada',
    ]);
  });

  test('whose first step asks a condition that nobody wrote is not known from its first step', async () => {
    const text = redrawn(['"guard":{"type":"motivo","params":{"es":"vencida"}}', '"guard":"esTarde"']);
    const { changes, unknown } = await compare('login', loginCases, JSON.parse(text));
    expect([...new Set(changes.map(({ verdict }) => verdict))]).toEqual(['sin decidir']);
    expect(changes[0]?.why).toBe('paso 1 «inicio (sin más)»: nadie ha dicho cuándo se cumple «esTarde»');
    expect(unknown).toContain('«esTarde»');
  });

  test('with new actions, calls and delays is walked with stand-ins', async () => {
    const drawn = changed(({ states }) => {
      states.informando.on.CERRAR = { target: 'esperando', actions: 'avisar' };
      states.esperando = {
        description: 'Se pide otra vez.',
        invoke: { id: 'pedir', src: 'pedir', onDone: { target: 'informando' }, onError: { target: 'informando' } },
        after: { plazo: { target: 'informando' } },
      };
    });
    const { changes, added: paths, unknown } = await compare('login', loginCases, drawn);
    expect(changes.filter(({ verdict }) => verdict !== 'igual').map(({ why }) => why)).toEqual([
      'paso 5 «CERRAR»: se llegaba a «formulario.editando» y se llega a «esperando»; pedía escucharSesion, escucharLlaves y pide pedir; hacía nada y hace avisar',
    ]);
    expect(unknown).toBe('');
    const ends = paths.map(({ labels }) => labels.at(-1));
    expect(ends).toEqual(
      expect.arrayContaining(['listo pedir (respuesta nueva)', 'fallo pedir (sinConexion)', 'tras plazo']),
    );
  });

  test('is rejected in one sentence that says what and where', () => {
    expect(said('{')).toBe('lo pegado: no es JSON: no se entiende la línea 1');
    expect(said('{\n"id": x}')).toBe('lo pegado: no es JSON: no se entiende la línea 2');
    expect(said('{"id":"login"}')).toBe('lo pegado: no es un diagrama, le falta states');
    expect(said('{"id":"otro","initial":"a","states":{"a":{}}}')).toBe(
      'lo pegado: su id (otro) no es el de login; abra su flujo, o escriba «login»',
    );
    expect(said('{"id":"login","states":{"a":{},"a":{}}}')).toBe('lo pegado: states: hay dos con el nombre «a»');
    expect(said(redrawn(['"states":{"llegando"', '"states":{"sola":{},"llegando"']))).toBe(
      'lo pegado: sola: ningún camino llega a este estado',
    );
    expect(said(redrawn(['"target":"informando"', '"target":"nada"']), 'p.json')).toBe(
      'p.json: autenticando, onDone de autenticar: lleva a "nada", que no existe',
    );
    expect(said(redrawn(['"states":{"llegando"', '"states":{"../otro":{},"llegando"']))).toBe(
      'lo pegado: (raíz): el estado "../otro" no es un nombre: solo letras y números',
    );
    expect(said(`{"id":"login","description":"${'a'.repeat(5_000_000)}","states":{}}`)).toBe(
      'lo pegado: pesa más de 5 MB',
    );
    expect(said('hola')).toBe('lo pegado: no tiene createMachine({ … })');
    expect(said('const a = ;', 'p.ts')).toMatch(/^p\.ts: no se puede leer \(/);
    expect(said("createMachine({ id: 'login', states: { a: { entry: () => 1 } } })")).toBe(
      'lo pegado: states.a.entry: hay código donde debe haber un nombre o un texto',
    );
    expect(said(loginChart())).toBe('igual');
    const types = '{ types: { context: {} as { a: string } }, actions: { x: (_, params: { a: 1 }) => {} } }';
    expect(said(`export const m = setup(${types}).createMachine(${loginChart()});`)).toBe('igual');
  });

  test('of an older version is told from one of today', () => {
    const old = JSON.parse(redrawn(['"CANCELAR":{"target":"formulario.editando"},', '']));
    const versions = [{ commit: 'abc1234', date: '2026-11-20', chart: old }];
    const flow = { name: 'login', machine: loginCases.machine };
    const drawn = { ...old, description: 'Otra.' };
    expect(
      readProposal(flow, { where: 'p.json', text: JSON.stringify(drawn) }, { versions, parse: parseProgram }),
    ).toEqual({
      kind: 'anterior',
      why: 'p.json: está dibujada sobre la versión del 2026-11-20 (abc1234) de login',
    });
    expect(
      readProposal(flow, { where: 'p.json', text: withSuspendedAccount() }, { versions, parse: parseProgram }).kind,
    ).toBe('distinta');
  });
});

test('a state for a code is read like one that somebody draws, wherever a flow has a code to copy', () => {
  const added = { name: 'estadoDePrueba', code: '987654', description: 'Se dice.' };
  const counts = flows.flatMap(({ name, cases: { machine } }) => {
    const chart = chartOf(machine) as JsonObject;
    return codeBranches(chart).map((like) => {
      const text = JSON.stringify(withState(chart, like, added));
      const reading = readProposal(
        { name, machine },
        { where: 'lo añadido', text },
        { versions: [], parse: parseProgram },
      );
      const of = `${name}: ${like.codes} a ${like.to}`;
      expect(reading.kind === 'distinta' ? reading.proposal.newCodes : reading, of).toEqual([
        { call: like.call, code: 987654 },
      ]);
      return of;
    });
  });
  expect(counts).toContain('login: 1003 a informando');
});

test.each([
  [{ name: 'dos palabras' }, 'El nombre del estado es una palabra sin espacios, por ejemplo «cuentaSuspendida»'],
  [{ name: 'editando' }, 'Ya hay un estado «editando»'],
  [{ code: 'doce' }, 'El código es un número, por ejemplo 1020'],
  [{ description: ' ' }, 'Diga qué ve la persona'],
  [{}, null],
])('a state to add with %o', (wrong, fault) => {
  const chart = chartOf(loginCases.machine) as JsonObject;
  expect(newStateFault(chart, { name: 'nuevo', code: '1020', description: 'Algo.', ...wrong })).toBe(fault);
});
