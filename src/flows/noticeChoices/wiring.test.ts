import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { avisosAfiliado, cambiarAviso } from '../../../domain/contract/extras/avisos';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { noticeChoicesLogic } from './wiring';

const both = ['avisos', 'avisos/cambiar'];
const list = (activo: boolean) => [
  { tipo: 'respuestas', canal: 'correo', activo, fijo: false },
  { tipo: 'pagos', canal: 'correo', activo: true, fijo: true },
];
const cambio = { tipo: 'respuestas', canal: 'correo', activo: false };
type Answers = NonNullable<Parameters<typeof openPortal>[1]>['answers'];

const open = async (answers: Answers = {}, extras: readonly string[] = both) => {
  const device = fakeDevice(storedSession('1001', 0));
  const portal = await openPortal(device, {
    answers: { [avisosAfiliado.path]: () => list(true), [cambiarAviso.path]: () => list(false), ...answers },
  });
  const { logic, input } = noticeChoicesLogic({ deps: portal.app, extras });
  const actor = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  const count = ({ path }: { path: string }) => portal.askedFor(path).length;
  return {
    ...{ portal, actor },
    state: () => stateName(actor.getSnapshot().value),
    avisos: () => actor.getSnapshot().context.avisos,
    asked: () => [count(avisosAfiliado), count(cambiarAviso)],
  };
};
const failing = (problem: Problem) => () => {
  throw problem;
};

test.each([[[]], [['avisos']], [['avisos/cambiar', 'otro']]])(
  'asks for nothing where the server does not name both calls: %j',
  async (extras) => {
    const { state, asked } = await open({}, extras);
    expect([state(), asked()]).toEqual(['ausente', [0, 0]]);
  },
);

test.each([
  ['404', new Problem('sinServicio', { status: 404 })],
  ['501', new Problem('sinServicio', { status: 501 })],
  ['an unreadable answer', new Problem('ilegible')],
])('there are none after %s', async (_, problem) => {
  const { state } = await open({ [avisosAfiliado.path]: failing(problem) });
  expect(state()).toBe('ausente');
});

test('sends one change once however often it is pressed, and shows what the server answers', async () => {
  const { actor, portal, state, avisos, asked } = await open();
  actor.send({ type: 'CAMBIAR', cambio });
  actor.send({ type: 'CAMBIAR', cambio });
  actor.send({ type: 'CAMBIAR', cambio: { ...cambio, activo: true } });
  await arrive();
  expect([state(), avisos(), asked()]).toEqual(['mostrando.guardado', list(false), [1, 1]]);
  expect(portal.askedFor(cambiarAviso.path)).toMatchObject([{ request: { body: cambio } }]);
});

test('after an unknown outcome asks how it is, and says so', async () => {
  const { actor, portal, state, avisos, asked } = await open({
    [cambiarAviso.path]: failing(new Problem('sinRespuesta')),
  });
  portal.network.answers[avisosAfiliado.path] = () => list(false);
  actor.send({ type: 'CAMBIAR', cambio });
  await arrive();
  const written = [state(), avisos(), asked()];
  portal.network.answers[avisosAfiliado.path] = () => list(true);
  actor.send({ type: 'CAMBIAR', cambio });
  await arrive();
  expect([written, state(), avisos()]).toEqual([
    ['mostrando.guardado', list(false), [2, 1]],
    'mostrando.noGuardado',
    list(true),
  ]);
});

test('an unreadable answer to a change is an unknown outcome, too', async () => {
  const { actor, state, asked } = await open({ [cambiarAviso.path]: failing(new Problem('ilegible')) });
  actor.send({ type: 'CAMBIAR', cambio });
  await arrive();
  expect([state(), asked()]).toEqual(['mostrando.noGuardado', [2, 1]]);
});

test('without a connection it is unknown until there is one', async () => {
  const { actor, portal, state, avisos } = await open({ [cambiarAviso.path]: 'sinConexion' });
  portal.network.answers[avisosAfiliado.path] = 'sinConexion';
  actor.send({ type: 'CAMBIAR', cambio });
  await arrive();
  const before = [state(), avisos()];
  portal.network.answers[avisosAfiliado.path] = () => list(true);
  portal.setOnline(true);
  await arrive();
  const back = state();
  portal.network.answers[cambiarAviso.path] = () => list(false);
  actor.send({ type: 'REINTENTAR' });
  await arrive();
  expect([before, back, state()]).toEqual([
    ['mostrando.sinConfirmar', list(true)],
    'mostrando.noGuardado',
    'mostrando.guardado',
  ]);
});

test('a refusal keeps the sentence of the server, and asks nothing', async () => {
  const { actor, state, avisos, asked } = await open({
    [cambiarAviso.path]: failing(new Problem('sinServicio', { status: 422, mensaje: 'No se pueden cambiar.' })),
  });
  actor.send({ type: 'CAMBIAR', cambio });
  await arrive();
  expect([state(), avisos(), asked(), actor.getSnapshot().context.problema]).toEqual([
    'mostrando.rechazado',
    list(true),
    [1, 1],
    { kind: 'sinServicio', status: 422, mensaje: 'No se pueden cambiar.' },
  ]);
});
