import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cerrarOtrasSesiones, cerrarSesion, sesionesAbiertas } from '../../../domain/contract/extras/sesiones';
import type { Sesion } from '../../../machines/openSessions/openSessions.machine';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { openSessionsTexts as words } from './texts';
import { openSessionsLogic } from './wiring';

const all = ['sesiones', 'sesiones/cerrar', 'sesiones/cerrar/otras'];
const sesion = (codigo: string, navegador = 'Chrome'): Sesion => ({
  ...{ codigo, propia: codigo === 'esta', navegador, sistema: 'Windows' },
  ...{ desde: '2026-11-20T13:00:00.000Z', ultimaVez: '2026-11-20T16:00:00.000Z' },
});
const [esta, casa, trabajo] = [sesion('esta'), sesion('casa', 'Firefox'), sesion('trabajo', 'Edge')];
const abiertas = (...sesiones: readonly Sesion[]) => ({ sesiones, mas: 0 });
type Answers = NonNullable<Parameters<typeof openPortal>[1]>['answers'];

const open = async (answers: Answers = {}, extras: readonly string[] = all) => {
  const portal = await openPortal(fakeDevice(storedSession('1001', 0)), {
    answers: { [sesionesAbiertas.path]: () => abiertas(esta, casa, trabajo), ...answers },
  });
  const { logic, input } = openSessionsLogic({ deps: portal.app, extras });
  const actor = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  return {
    ...{ portal, actor },
    close: async (objetivo: Sesion | null) => {
      actor.send({ type: 'CERRAR', objetivo });
      actor.send({ type: 'CONFIRMAR' });
      await arrive();
    },
    state: () => stateName(actor.getSnapshot().value),
    shown: () => actor.getSnapshot().context.abiertas.sesiones.map(({ codigo }) => codigo),
    asked: (...endpoints: { path: string }[]) => endpoints.flatMap(({ path }) => portal.askedFor(path)),
  };
};
const failing = (problem: Problem) => () => {
  throw problem;
};

test.each([[[]], [['sesiones']], [['sesiones', 'sesiones/cerrar']]])(
  'asks for nothing where the server does not name all three calls: %j',
  async (extras) => {
    const { state, asked } = await open({}, extras);
    expect([state(), asked(sesionesAbiertas)]).toEqual(['ausente', []]);
  },
);

test('asks first, then closes the one that was pressed, and shows what the server answers', async () => {
  const { actor, portal, state, shown, asked } = await open({ [cerrarSesion.path]: () => abiertas(esta, trabajo) });
  actor.send({ type: 'CERRAR', objetivo: casa });
  const question = words.pregunta(actor.getSnapshot().context.objetivo);
  expect([state(), question, asked(cerrarSesion)]).toEqual([
    'mostrando.preguntando',
    '¿Cerrar su cuenta en Firefox en Windows?',
    [],
  ]);
  actor.send({ type: 'CANCELAR' });
  actor.send({ type: 'CONFIRMAR' });
  actor.send({ type: 'CERRAR', objetivo: casa });
  actor.send({ type: 'CONFIRMAR' });
  actor.send({ type: 'CONFIRMAR' });
  await arrive();
  expect([state(), shown()]).toEqual(['mostrando.cerrada', ['esta', 'trabajo']]);
  expect(portal.askedFor(cerrarSesion.path)).toMatchObject([{ request: { body: { codigo: 'casa' } } }]);
});

test('closes all others by one call', async () => {
  const { close, state, shown, asked } = await open({ [cerrarOtrasSesiones.path]: () => abiertas(esta) });
  await close(null);
  expect([state(), shown(), asked(cerrarOtrasSesiones, cerrarSesion).length]).toEqual([
    'mostrando.cerrada',
    ['esta'],
    1,
  ]);
});

test.each([
  ['it had been closed', casa, abiertas(esta, trabajo), 'mostrando.cerrada'],
  ['it is still open', casa, abiertas(esta, casa, trabajo), 'mostrando.noCerrada'],
  ['the list does not show all', casa, { sesiones: [esta, trabajo], mas: 2 }, 'mostrando.noCerrada'],
  ['all others had been closed', null, abiertas(esta), 'mostrando.cerrada'],
  ['one of all others is still open', null, abiertas(esta, trabajo), 'mostrando.noCerrada'],
])('after an unknown outcome asks what is open: %s', async (_, objetivo, then, expected) => {
  const lost = failing(new Problem('sinRespuesta'));
  const { close, portal, state } = await open({ [cerrarSesion.path]: lost, [cerrarOtrasSesiones.path]: lost });
  portal.network.answers[sesionesAbiertas.path] = () => then;
  await close(objetivo);
  expect(state()).toBe(expected);
});

test('without a network says that nobody knows, and asks when it is back', async () => {
  const { close, portal, state } = await open({ [cerrarSesion.path]: 'sinConexion' });
  portal.network.answers[sesionesAbiertas.path] = 'sinConexion';
  await close(casa);
  const before = state();
  portal.network.answers[sesionesAbiertas.path] = () => abiertas(esta, trabajo);
  portal.setOnline(true);
  await arrive();
  expect([before, state()]).toEqual(['mostrando.sinConfirmar', 'mostrando.cerrada']);
});

test('looks again when the page comes back', async () => {
  const { portal, shown, state } = await open();
  portal.network.answers[sesionesAbiertas.path] = () => abiertas(esta);
  portal.comeBack();
  await arrive();
  expect([state(), shown()]).toEqual(['mostrando.quieto', ['esta']]);
});

test.each([
  ['', '', 'Un navegador que no conocemos'],
  ['Firefox', '', 'Firefox'],
  ['', 'Android', 'Android'],
  ['Safari', 'iPhone', 'Safari en iPhone'],
])('names %j on %j in words', (navegador, sistema, expected) => {
  expect([words.equipo({ navegador, sistema }), words.mas(1), words.mas(1_980)]).toEqual([
    expected,
    'y 1 más',
    'y 1,980 más',
  ]);
});
