import { describe, expect, test } from 'vitest';
import { chartLimitMs, defaultPolicy } from '../../../domain/rules/policy';
import { cases as inactivityCases } from '../../../machines/inactivity/inactivity.cases';
import { cases as loginCases } from '../../../machines/login/login.cases';
import type { Cases, Flow } from '../../../tools/explore/flows';
import { tryProperty } from '../../../tools/properties/try-property';
import { recordedIn } from '../../../tools/qa/recorded';
import { replay } from '../../../tools/qa/replay';
import { scriptsOf } from '../../../tools/qa/test-script';
import type { FlowData } from '../../../tools/studio/flow-data';
import { offersOf, unheard } from '../../../tools/studio/offers';
import { waysOf } from '../../../tools/studio/serve/ways-of';
import { openStudio } from '../../../tools/studio/studio-store';
import { traceToPath } from '../../../tools/studio/trace-to-path';

const loginFlow: Flow = {
  name: 'login',
  machineFile: '',
  machine: loginCases.machine,
  cases: loginCases,
  children: new Map(),
};

const empty = { head: [], rows: [] };
const dataOf = async (name: string, cases: Cases): Promise<FlowData> => ({
  name,
  titulo: name,
  pictures: { plain: '', walked: '' },
  states: empty,
  events: empty,
  codes: null,
  children: null,
  paths: await scriptsOf(name, cases, 'each', undefined),
  ways: waysOf(cases),
});

const open = async (name = 'login', cases: Cases = loginCases) => {
  const studio = openStudio(await dataOf(name, cases), cases, { width: 'telefono', theme: 'light' });
  await studio.restart(studio.starts[0] ?? '');
  const running = () => {
    const now = studio.running();
    if (now === null) throw new Error('nothing runs');
    return now;
  };
  return { studio, running, states: () => running().simulation.trace.map(({ state }) => state) };
};

const informing = ({ paths }: FlowData) => {
  const path = paths.find(({ estados }) => estados.includes('informando'));
  if (path === undefined) throw new Error('no path leads there');
  return path;
};

/** The log-in up to its waiting for the answer. */
const waiting = async () => {
  const opened = await open();
  await opened.studio.give('ESCRIBIR (cedula)');
  await opened.studio.give('ENVIAR (completo)');
  return opened;
};

describe('the simulated log-in', () => {
  test('respects its guards: without a document nothing is sent', async () => {
    const { studio, states } = await open();
    await studio.give('ENVIAR (completo)');
    expect(states()).toEqual(['formulario.editando', 'formulario.faltanDatos']);
  });

  test('records each answer with the state that it leads to', async () => {
    const { studio, running } = await waiting();
    await studio.give('listo autenticar (1007)');
    expect(running().simulation.trace.at(-1)).toEqual({
      id: 3,
      label: 'listo autenticar (1007)',
      state: 'dentro.revisandoContacto',
      taken: ['autenticando — listo autenticar [codigo es 1007] → dentro.revisandoContacto'],
      asked: ['escucharCierre', 'consultarContacto'],
      done: ['iniciarSesion'],
      byHand: null,
      quiet: false,
      at: 0,
    });
  });

  test('waits as long as the product', async () => {
    const { studio, running, states } = await waiting();
    expect(running().simulation.untilNext()).toBe(chartLimitMs(defaultPolicy.writeLimitMs));
    await studio.pass(20_000);
    expect(states().at(-1)).toBe('autenticando');
    await studio.pass(10_000);
    expect(
      running()
        .simulation.trace.slice(-3)
        .map(({ label, state, at }) => [label, state, at]),
    ).toEqual([
      ['pasan 20 s', 'autenticando', 20_000],
      ['tras limiteAutenticar', 'formulario.sinEntrar', chartLimitMs(defaultPolicy.writeLimitMs)],
      ['pasan 9.5 s', 'formulario.sinEntrar', 30_000],
    ]);
  });

  test('undoes its last step, time included, by replaying the others', async () => {
    const { studio, running, states } = await waiting();
    const before = running().simulation.actor.getSnapshot().context;
    await studio.give('listo autenticar (1003)');
    await studio.pass(1000);
    await studio.undo();
    expect(states().at(-1)).toBe('informando');
    await studio.undo();
    expect(states()).toEqual(['formulario.editando', 'formulario.editando', 'autenticando']);
    expect(running().simulation.actor.getSnapshot().context).toEqual(before);
    await studio.undo();
    await studio.undo();
    expect(studio.canUndo()).toBe(false);
    await studio.undo();
    expect(states()).toEqual(['formulario.editando']);
  });

  test('ignores the screen of an earlier start', async () => {
    const { studio, running, states } = await open();
    const { facade } = running();
    await studio.restart('tras la inactividad');
    facade.send({ type: 'ESCRIBIR', campo: 'clave' });
    expect(states()).toEqual(['formulario.sesionInactiva']);
    expect(studio.canUndo()).toBe(false);
  });

  test('reports an impossible event, and does nothing', async () => {
    const { studio, running, states } = await open();
    await studio.give('listo autenticar (1006)');
    expect(running().notice).toBe('El flujo no puede recibir aquí «listo autenticar (1006)».');
    expect(states()).toEqual(['formulario.editando']);
    await studio.give('ESCRIBIR (clave)');
    expect(running().notice).toBe('');
  });

  test('can be copied as a path, with input typed on the screen, and replayed', async () => {
    const { studio, running } = await open();
    running().facade.send({ type: 'ESCRIBIR', campo: 'documento', valor: '00112345678' });
    running().facade.send({ type: 'ENVIAR', clave: 'otra' });
    await studio.pass(1000);
    await studio.give('fallo autenticar (sinConexion)');
    await studio.undo();
    await studio.give('fallo autenticar (sinConexion)');
    const { trace } = running().simulation;
    expect(trace.map(({ label }) => label)).toEqual([
      'inicio (sin más)',
      'ESCRIBIR (cedula)',
      'ENVIAR (a mano)',
      'pasan 1 s',
      'fallo autenticar (sinConexion)',
    ]);
    const recorded = recordedIn(JSON.stringify(traceToPath('login', trace)));
    expect(recorded?.caminos[0]?.pasos.map(({ paso, evento }) => [paso, evento])).toEqual([
      ['inicio (sin más)', undefined],
      ['ESCRIBIR (cedula)', undefined],
      ['ENVIAR (a mano)', { type: 'ENVIAR', clave: 'otra' }],
      ['fallo autenticar (sinConexion)', undefined],
    ]);
    if (recorded === null) throw new Error('not what a replay reads');
    const { paths } = await replay(loginCases, recorded);
    expect(paths.map(({ difference }) => difference)).toEqual([null]);
  });

  test('plays an approved path step by step, and steps back in it', async () => {
    const { studio, running, states } = await open();
    const path = informing(running().flow);
    await studio.playPath(path);
    await studio.step();
    await studio.undo();
    expect(running().playing?.came).toEqual([path.pasos[0]?.estado]);
    await studio.playRest();
    expect(states()).toEqual(path.pasos.map(({ estado }) => estado));
    expect(running().playing).toEqual({ path, came: states() });
  });

  test('opens a path from a file, and says in a sentence what it cannot open', async () => {
    const { studio, running, states } = await open();
    const formula = 'nunca entra dentro';
    const { broken } = tryProperty([loginFlow], { formula, of: ['login'] });
    await studio.openPath(JSON.stringify(broken?.recorded));
    await studio.playRest();
    expect(states()).toEqual(running().playing?.path.pasos.map(({ estado }) => estado));
    expect(states().at(-1)).toMatch(/^dentro/);
    await studio.openPath('{}');
    expect(running().notice).toMatch(/^Ese archivo no es un camino/);
    await studio.openPath(JSON.stringify({ ...broken?.recorded, flujo: 'recover' }));
    expect(running().notice).toBe('Ese camino es de recover: ábralo en ese flujo.');
  });

  test('reports the result of each step, whatever happens on the screen meanwhile', async () => {
    const { studio, running } = await open();
    const path = informing(running().flow);
    await studio.playPath(path);
    running().facade.send({ type: 'DEJAR', campo: 'cedula' });
    await studio.step();
    await studio.playRest();
    expect(running().simulation.trace.map(({ label }) => label)).toContain('DEJAR (a mano)');
    expect(running().playing?.came).toEqual(path.pasos.map(({ estado }) => estado));
  });
});

test('shows an event that a guard rejects with the guard; an event unknown to the state is named', async () => {
  const { running } = await open('inactivity', inactivityCases);
  const { simulation } = running();
  const snapshot = simulation.actor.getSnapshot();
  const { events } = offersOf(simulation);
  expect(events.map(({ name }) => name)).not.toContain('CONTINUAR');
  expect(unheard(inactivityCases.machine, snapshot)).toContain('CONTINUAR');
});
