import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { abrirMisDatos, misDatos, parteMisDatos, pedirMisDatos } from '../../../domain/contract/extras/mis-datos';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { myDataLogic } from './wiring';

const all = ['datos', 'datos/pedir', 'datos/abrir', 'datos/parte'];
const archivo =
  (estado: string, of: object = {}) =>
  () => ({
    ...{ estado, hechos: 0, total: 0, vence: '', octetos: 0, omitidos: 0 },
    ...of,
  });
const lista = archivo('lista', { vence: '2026-11-21T16:00:00.000Z' });
const opened = (partes: number) => () => ({
  codigoMensaje: 1007,
  pase: 'pase',
  partes,
  nombre: 'mis-datos.zip',
  mensaje: '',
});
/** Of a request for a part. */
const partIn = (request: unknown): number => JSON.parse(JSON.stringify(request)).query.parte;
const base64 = (text: string) => Buffer.from(text).toString('base64');
type Answers = NonNullable<Parameters<typeof openPortal>[1]>['answers'];

const open = async (answers: Answers = {}, extras: readonly string[] = all) => {
  const portal = await openPortal(fakeDevice(storedSession('1001', 0)), {
    answers: { [misDatos.path]: archivo('ninguno'), ...answers },
  });
  const saved: [name: string, content: string][] = [];
  const save = async (file: Blob, name: string) => void saved.push([name, await file.text()]);
  const { logic, input } = myDataLogic({ deps: portal.app, codigoAfiliado: '1001', extras, save });
  const actor = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  return {
    ...{ portal, actor, saved },
    state: () => stateName(actor.getSnapshot().value),
    asked: ({ path }: { path: string }) => portal.askedFor(path).map(({ request }) => request),
    send: async (...events: Parameters<typeof actor.send>) => {
      actor.send(...events);
      await vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'));
    },
  };
};

test.each([[[]], [['datos']], [['datos', 'datos/pedir', 'datos/abrir']]])(
  'asks for nothing where the server does not name all four calls: %j',
  async (extras) => {
    const { state, asked } = await open({}, extras);
    expect([state(), asked(misDatos)]).toEqual(['ausente', []]);
  },
);

test('asks for one person, and looks again after a while and when the page comes back', async () => {
  const { portal, state, asked, send } = await open({ [pedirMisDatos.path]: archivo('espera') });
  await send({ type: 'PEDIR' });
  expect([state(), asked(pedirMisDatos)]).toEqual(['haciendose.esperando', [{ body: { codigoAfiliado: '1001' } }]]);
  portal.network.answers[misDatos.path] = archivo('haciendo', { hechos: 1, total: 3 });
  portal.clock.increment(5_000);
  await arrive();
  expect(asked(misDatos)).toHaveLength(2);
  portal.network.answers[misDatos.path] = lista;
  portal.comeBack();
  await arrive();
  expect(state()).toBe('listo.escribiendo');
});

test('without news says so, and asks when the network is back', async () => {
  const { portal, state, send } = await open({ [misDatos.path]: archivo('espera') });
  portal.network.answers[misDatos.path] = 'sinConexion';
  portal.clock.increment(5_000);
  await arrive();
  const before = state();
  portal.network.answers[misDatos.path] = lista;
  portal.setOnline(true);
  await send({ type: 'ESCRIBIR' });
  expect([before, state()]).toEqual(['haciendose.sinNoticias', 'listo.escribiendo']);
});

test('opens with the password, which stays nowhere, and saves the parts in their order', async () => {
  const { actor, state, saved, asked, send } = await open({
    [misDatos.path]: lista,
    [abrirMisDatos.path]: opened(2),
    [parteMisDatos.path]: (request) => ({ contenido: base64(`parte ${String(partIn(request))};`) }),
  });
  await send({ type: 'ABRIR', clave: 'clave1234' });
  expect([state(), saved]).toEqual(['guardado', [['mis-datos.zip', 'parte 0;parte 1;']]]);
  expect(asked(abrirMisDatos)).toEqual([{ body: { codigoAfiliado: '1001', clave: 'clave1234' } }]);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('clave1234');
});

test('after a cut asks only for the parts that did not come', async () => {
  const { portal, state, saved, asked, send } = await open({
    [misDatos.path]: lista,
    [abrirMisDatos.path]: opened(2),
    [parteMisDatos.path]: (request) => {
      if (partIn(request) === 1) throw new Problem('sinConexion');
      return { contenido: base64('uno;') };
    },
  });
  await send({ type: 'ABRIR', clave: 'clave1234' });
  const cut = state();
  portal.network.answers[parteMisDatos.path] = () => ({ contenido: base64('dos;') });
  await send({ type: 'REINTENTAR' });
  expect([cut, state(), saved]).toEqual(['cortado', 'guardado', [['mis-datos.zip', 'uno;dos;']]]);
  expect(asked(parteMisDatos).filter((request) => partIn(request) === 0)).toHaveLength(1);
});

test.each([
  ['it was opened', archivo('abierta'), 'sinArchivo'],
  ['it is still closed', lista, 'listo.sinAbrir'],
])('after a lost answer asks what became of it: %s', async (_, then, expected) => {
  const { portal, state, send } = await open({
    [misDatos.path]: lista,
    [abrirMisDatos.path]: () => {
      throw new Problem('sinRespuesta');
    },
  });
  portal.network.answers[misDatos.path] = then;
  await send({ type: 'ABRIR', clave: 'clave1234' });
  expect(state()).toBe(expected);
});
