import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  agregarLlave,
  llavesAcceso,
  nombrarLlave,
  opcionesLlave,
  quitarLlave,
} from '../../../domain/contract/extras/llaves';
import type { Llave } from '../../../machines/passkeys/passkeys.machine';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { attestation, creationOptions, fakePasskeys } from '../../../tests/stand-ins/fake-passkeys';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { passkeysTexts as words } from './texts';
import { passkeysLogic } from './wiring';

const all = ['llaves', 'llaves/opciones', 'llaves/agregar', 'llaves/nombrar', 'llaves/quitar'];
const llave = (codigo: string, nombre = codigo): Llave => ({
  ...{ codigo, nombre, creada: '2026-11-20T13:00:00.000Z', ultimaVez: '' },
});
const [phone, fresh] = [llave('telefono', 'Mi teléfono'), llave('nueva', 'Chrome en Windows')];
const have = (...llaves: readonly Llave[]) => ({ llaves, caben: 10 - llaves.length });
type Answers = NonNullable<Parameters<typeof openPortal>[1]>['answers'];
const options = { [opcionesLlave.path]: () => ({ desafio: 'firmado', opciones: creationOptions }) };

const open = async (answers: Answers = {}, device = fakePasskeys({ create: attestation }), extras = all) => {
  const portal = await openPortal(fakeDevice(storedSession('1001', 0)), {
    answers: { [llavesAcceso.path]: () => have(phone), ...options, ...answers },
  });
  const { logic, input } = passkeysLogic({ deps: portal.app, extras, device });
  const actor = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  return {
    ...{ portal, actor },
    add: async () => {
      actor.send({ type: 'AGREGAR' });
      await arrive();
    },
    state: () => stateName(actor.getSnapshot().value),
    shown: () => actor.getSnapshot().context.llaves.llaves.map(({ codigo }) => codigo),
    bodies: (endpoint: { path: string }) => portal.askedFor(endpoint.path).map(({ request }) => request),
  };
};
const failing = (problem: Problem) => () => {
  throw problem;
};
const refusal = new Problem('sinServicio', { status: 422, mensaje: 'Ya tiene 10 llaves.' });

test.each([[[]], [['llaves']], [all.slice(1)]])(
  'asks for nothing where the server does not name all five calls: %j',
  async (extras) => {
    const { state, bodies } = await open({}, undefined, extras);
    expect([state(), bodies(llavesAcceso)]).toEqual(['ausente', []]);
  },
);

test('a browser without passkeys shows those that there are, to remove them, and otherwise nothing', async () => {
  const device = fakePasskeys({ isThere: false });
  const some = await open({}, device);
  const none = await open({ [llavesAcceso.path]: () => have() }, device);
  expect([some.state(), none.state()]).toEqual(['mostrando.quieta.lista', 'ausente']);
});

test('adds what the device made, with the challenge of the server', async () => {
  const { add, state, shown, bodies } = await open({ [agregarLlave.path]: () => have(phone, fresh) });
  await add();
  expect([state(), shown(), bodies(agregarLlave)]).toEqual([
    'mostrando.quieta.hecho',
    ['telefono', 'nueva'],
    [{ body: { desafio: 'firmado', credencial: attestation } }],
  ]);
});

test.each([
  ['cancelada', 'mostrando.quieta.sinLlave'],
  ['repetida', 'mostrando.quieta.repetida'],
] as const)('a device that answers «%s» adds nothing, and it is said', async (create, expected) => {
  const { add, state, bodies } = await open({}, fakePasskeys({ create }));
  await add();
  expect([state(), bodies(agregarLlave)]).toEqual([expected, []]);
});

test('what the server refuses before the device is asked is said in its words', async () => {
  const { add, actor, state } = await open({ [opcionesLlave.path]: failing(refusal) });
  await add();
  const { problema } = actor.getSnapshot().context;
  expect([state(), problema]).toMatchObject(['mostrando.quieta.noPedida', { mensaje: 'Ya tiene 10 llaves.' }]);
});

test('renames by a name without spaces around it, and not by none', async () => {
  const { actor, state, bodies } = await open({ [nombrarLlave.path]: () => have(llave('telefono', 'El mío')) });
  actor.send({ type: 'NOMBRAR', llave: phone });
  actor.send({ type: 'ESCRIBIR', nombre: ' ' });
  actor.send({ type: 'GUARDAR' });
  const empty = state();
  actor.send({ type: 'ESCRIBIR', nombre: ' El mío ' });
  actor.send({ type: 'GUARDAR' });
  await arrive();
  expect([empty, state(), bodies(nombrarLlave)]).toEqual([
    'mostrando.nombrando.sinNombre',
    'mostrando.quieta.hecho',
    [{ body: { codigo: 'telefono', nombre: 'El mío' } }],
  ]);
});

test('asks before it removes', async () => {
  const { actor, state, shown, bodies } = await open({ [quitarLlave.path]: () => have() });
  actor.send({ type: 'QUITAR', llave: phone });
  const asked = [state(), bodies(quitarLlave)];
  actor.send({ type: 'CONFIRMAR' });
  actor.send({ type: 'CONFIRMAR' });
  await arrive();
  expect([asked, state(), shown(), bodies(quitarLlave)]).toEqual([
    ['mostrando.preguntando', []],
    'mostrando.quieta.hecho',
    [],
    [{ body: { codigo: 'telefono' } }],
  ]);
});

test.each([
  ['it had been added', have(phone, fresh), 'mostrando.quieta.hecho'],
  ['it was not added', have(phone), 'mostrando.quieta.noHecho'],
])('after a lost answer asks what there is: %s', async (_, then, expected) => {
  const { add, portal, state } = await open({ [agregarLlave.path]: failing(new Problem('sinRespuesta')) });
  portal.network.answers[llavesAcceso.path] = () => then;
  await add();
  expect(state()).toBe(expected);
});

test('a second try asks the device again: what it signed serves once', async () => {
  const { add, actor, state, portal, bodies } = await open({
    [agregarLlave.path]: failing(new Problem('sinRespuesta')),
  });
  await add();
  portal.network.answers[agregarLlave.path] = () => have(phone, fresh);
  actor.send({ type: 'REINTENTAR' });
  await arrive();
  expect([state(), bodies(opcionesLlave).length, bodies(agregarLlave).length]).toEqual([
    'mostrando.quieta.hecho',
    2,
    2,
  ]);
});

test('without a network says that nobody knows, and asks when it is back', async () => {
  const { actor, portal, state } = await open({ [quitarLlave.path]: 'sinConexion' });
  portal.network.answers[llavesAcceso.path] = 'sinConexion';
  actor.send({ type: 'QUITAR', llave: phone });
  actor.send({ type: 'CONFIRMAR' });
  await arrive();
  const before = state();
  portal.network.answers[llavesAcceso.path] = () => have();
  portal.setOnline(true);
  await arrive();
  expect([before, state()]).toEqual(['mostrando.quieta.sinConfirmar', 'mostrando.quieta.hecho']);
});

test('a refusal is said, and changes nothing', async () => {
  const { add, actor, state } = await open({ [agregarLlave.path]: failing(refusal) });
  await add();
  expect([state(), actor.getSnapshot().context.problema]).toMatchObject([
    'mostrando.quieta.rechazado',
    { mensaje: 'Ya tiene 10 llaves.' },
  ]);
});

test('looks again when the page comes back', async () => {
  const { portal, shown, state } = await open();
  portal.network.answers[llavesAcceso.path] = () => have(phone, fresh);
  portal.comeBack();
  await arrive();
  expect([state(), shown()]).toEqual(['mostrando.quieta.lista', ['telefono', 'nueva']]);
});

test('says when it was last used', () => {
  const moment = (wire: string) => wire.slice(0, 10);
  expect([words.uso(phone, moment), words.uso({ ...phone, ultimaVez: '2026-11-21T13:00:00.000Z' }, moment)]).toEqual([
    'Añadida el 2026-11-20; sin usar todavía',
    'Usada por última vez el 2026-11-21; añadida el 2026-11-20',
  ]);
});
