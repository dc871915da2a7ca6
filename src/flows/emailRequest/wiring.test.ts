import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chartLimitMs, defaultPolicy } from '../../../domain/rules/policy';
import { arrive, type fakeClient } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession, tokenOf } from '../../../tests/stand-ins/portal';
import { endedUnderWay } from '../../../tests/stand-ins/requests';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { emailRequestTexts } from './texts';

const now = 1_700_000_000_000;
const paths = { login: 'Autenticacion/login', request: 'autenticacion/solicitudCambioCorreo' };
const welcome = {
  codigoMensaje: 1007,
  codigoAfiliado: '1001',
  nombres: 'Ana',
  apellidos: 'Peña',
  tipoAfiliacion: 'TITULAR',
  regimen: 'CONTRIBUTIVO',
  token: tokenOf('otro'),
  mensaje: '',
};
const healthy = {
  [paths.login]: () => welcome,
  [paths.request]: () => ({ mensaje: '' }),
  'Afiliado/nucleo/carnet': () => [
    {
      idAfiliado: '1001',
      cedula: '00110000011',
      nss: '',
      planes_Nombre: 'Plan básico',
      nucleoFamiliar: { participantes: [] },
    },
  ],
};

const window = new EventTarget();
beforeAll(() => void Object.assign(globalThis, { window }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

const open = async (answers: Parameters<typeof fakeClient>[0] = {}) => {
  const portal = await openPortal(fakeDevice(storedSession('1001', now)), { answers: { ...healthy, ...answers } });
  const request = portal.app.member.getSnapshot()?.emailRequest;
  if (request === undefined) throw new Error('the member is not there');
  request.send({ type: 'ABRIR' });
  const before = portal.network.asked.length;
  const confirm = async (clave = 'clave1234') => {
    request.send({ type: 'ESCRIBIR', campo: 'correo', valor: ' ana.nueva@ejemplo.do ' });
    request.send({ type: 'SIGUIENTE' });
    request.send({ type: 'ENVIAR', clave });
    await arrive();
  };
  return {
    ...portal,
    request,
    confirm,
    state: () => stateName(request.getSnapshot().value),
    asked: () => portal.network.asked.slice(before),
    notices: () => portal.app.snackbars.getSnapshot().context.visibles.map(({ tono, titulo }) => `${tono}: ${titulo}`),
  };
};

test("[PROF-36] [PROF-38] [PROF-41] checks the password with the member's own document, then requests the change, without a snackbar", async () => {
  const portal = await open();
  await portal.confirm();
  expect(
    portal
      .asked()
      .slice(0, 2)
      .map(({ path, request }) => ({ path, request })),
  ).toEqual([
    {
      path: paths.login,
      request: { body: { identificacion: { tipoDocumento: 1, documento: '001-1000001-1' }, clave: 'clave1234' } },
    },
    {
      path: paths.request,
      request: { query: { CodigoAfiliado: '1001', Correo: 'ana.nueva@ejemplo.do', Reverso: false } },
    },
  ]);
  // The check does not use its token; the session continues with its own.
  expect(portal.asked()[1]?.token).toBe(tokenOf('1001'));
  expect(portal.notices()).toEqual([]);
});

test('with an address typed elsewhere only asks for the password', async () => {
  const portal = await open();
  portal.request.send({ type: 'CERRAR' });
  portal.request.send({ type: 'ABRIR', correo: 'del.perfil@ejemplo.do' });
  expect([portal.state(), portal.request.getSnapshot().context.borrador]).toEqual([
    'abierto.clave.editando',
    { correo: 'del.perfil@ejemplo.do' },
  ]);
});

test('[PROF-39] closes the session after the request, and keeps what was typed elsewhere', async () => {
  const portal = await open();
  portal.browser.local.set('borrador_1001_reimbursement', 'motivo');
  portal.tab.set('recibo_1001_caso', '11');
  await portal.confirm();
  expect([portal.session().value, portal.session().context.motivo, portal.app.member.getSnapshot()]).toEqual([
    'anonima',
    'correo',
    null,
  ]);
  expect([
    portal.app.store.token(),
    portal.browser.local.get('borrador_1001_reimbursement'),
    portal.tab.get('recibo_1001_caso'),
  ]).toEqual([null, 'motivo', '11']);
});

describe('a failure keeps the dialog and its input', () => {
  test("[PROF-41] a rejected password, with the service's words", async () => {
    const portal = await open({ [paths.login]: () => ({ codigoMensaje: 1006, mensaje: 'Le quedan 4 intentos.' }) });
    await portal.confirm();
    expect([portal.state(), portal.request.getSnapshot().context.respuesta, portal.notices()]).toEqual([
      'abierto.clave.rechazada',
      { codigo: 1006, mensaje: 'Le quedan 4 intentos.' },
      [],
    ]);
    expect(portal.asked().map(({ path }) => path)).toEqual([paths.login]);
  });

  test('[PROF-40] a rejected change, and a lost answer, which is reported differently: the change may exist', async () => {
    const refused = await open({
      [paths.request]: () => {
        throw new Problem('sinServicio', { status: 422, mensaje: 'Ese correo ya es el suyo.' });
      },
    });
    await refused.confirm();
    const failed = await open({ [paths.request]: 'sinConexion' });
    await failed.confirm();
    const ended = await open({ [paths.request]: endedUnderWay });
    await ended.confirm();
    const seen = [refused, failed, ended].map((portal) => [portal.state(), portal.request.getSnapshot().context]);
    const context = {
      codigoAfiliado: '1001',
      borrador: { correo: ' ana.nueva@ejemplo.do ' },
      sugerencia: '',
      faltas: {},
      respuesta: null,
    };
    expect(seen).toEqual([
      [
        'abierto.correo.sinSolicitar',
        { ...context, problema: { kind: 'sinServicio', status: 422, mensaje: 'Ese correo ya es el suyo.' } },
      ],
      ['abierto.correo.sinSaber', { ...context, problema: { kind: 'sinConexion', mensaje: '' } }],
      ['abierto.correo.sinSaber', { ...context, problema: { kind: 'sesionVencida', mensaje: '' } }],
    ]);
    expect(refused.session().matches({ abierta: 'autenticada' })).toBe(true);
    expect(emailRequestTexts.sinSolicitar).toBe('Ha ocurrido un error para procesar el cambio de correo');
  });

  for (const [path, state] of [
    [paths.login, 'abierto.clave.sinComprobar'],
    [paths.request, 'abierto.correo.sinSaber'],
  ] as const)
    test(`a missing answer of ${path} ends at its limit`, async () => {
      const portal = await open({ [path]: 'nunca' });
      await portal.confirm();
      portal.clock.increment(chartLimitMs(defaultPolicy.writeLimitMs));
      expect(portal.state()).toBe(state);
    });
});

test('[FMT-09] an incomplete address stays in its field', async () => {
  const portal = await open();
  for (const texto of [
    'ana',
    'ana@',
    '@ejemplo.do',
    'ana@ejemplo',
    'ana@ejemplo.d',
    'ana@@ejemplo.do',
    'a na@ejemplo.do',
  ]) {
    portal.request.send({ type: 'ESCRIBIR', campo: 'correo', valor: texto });
    portal.request.send({ type: 'SIGUIENTE' });
    expect([texto, portal.state(), portal.request.getSnapshot().context.faltas]).toEqual([
      texto,
      'abierto.correo.faltanDatos',
      { correo: 'correoInvalido' },
    ]);
  }
  portal.request.send({ type: 'ESCRIBIR', campo: 'correo', valor: 'ana@ejemplo.do' });
  portal.request.send({ type: 'SIGUIENTE' });
  expect(portal.state()).toBe('abierto.clave.editando');
});

test('ten presses check one password and request one change', async () => {
  const portal = await open();
  for (let press = 0; press < 10; press += 1) void portal.confirm();
  await arrive();
  expect(
    portal
      .asked()
      .map(({ path }) => path)
      .filter((path) => Object.values(paths).includes(path)),
  ).toEqual([paths.login, paths.request]);
});

test('going back in the browser closes the dialog and keeps the input', async () => {
  const portal = await open();
  portal.request.send({ type: 'ESCRIBIR', campo: 'correo', valor: 'ana@' });
  window.dispatchEvent(new Event('popstate'));
  expect([portal.state(), portal.request.getSnapshot().context.borrador.correo]).toEqual(['cerrado', 'ana@']);
});

test('closing does not call back a sent request', async () => {
  const portal = await open({ [paths.request]: 'nunca' });
  await portal.confirm();
  portal.request.send({ type: 'CERRAR' });
  expect(portal.state()).toBe('abierto.solicitando');
});

test('the password is stored nowhere', async () => {
  const portal = await open({ [paths.login]: () => ({ codigoMensaje: 1006, mensaje: '' }) });
  await portal.confirm('secreto-canario');
  const seen = JSON.stringify([
    portal.request.getSnapshot().context,
    portal.request.getPersistedSnapshot(),
    portal.logged,
  ]);
  expect(seen).not.toContain('secreto-canario');
  expect(seen).toContain('ana.nueva@ejemplo.do');
});
