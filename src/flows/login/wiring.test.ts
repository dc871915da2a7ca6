import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { entrarConLlave, opcionesEntrada } from '../../../domain/contract/extras/llaves-entrada';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { assertion, fakePasskeys, requestOptions } from '../../../tests/stand-ins/fake-passkeys';
import { ana, openPortal, tokenOf } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { passkeyEntry } from '../../wiring/calls/passkey-entry';
import { loginLogic } from './wiring';

const contact = {
  telefonoCelular: '809-555-0101',
  correoElectronico: 'ana@ejemplo.do',
  idRegion: '1',
  idProvincia: '1',
  idMunicipio: '1',
};

const open = async (answers: Record<string, () => unknown> = {}, back = '/pagos', remembered = {}) => {
  const device = fakeDevice({});
  const portal = await openPortal(device, {
    session: new Map(Object.entries(remembered)),
    answers: {
      'Autenticacion/login': () => ({ codigoMensaje: 1007, codigoAfiliado: '1001', ...ana, token: tokenOf('1001') }),
      'Afiliado/datoscontactos': () => contact,
      ...answers,
    },
  });
  const visited: string[] = [];
  const { logic, input } = loginLogic({
    deps: portal.app,
    navigate: (to) => visited.push(to),
    back,
    open: () => {},
  });
  const actor = createActor(logic, { input }).start();
  return { ...portal, device, actor, visited, state: () => stateName(actor.getSnapshot().value) };
};
const enter = async (answers: Record<string, () => unknown> = {}, back?: string) => {
  const page = await open(answers, back);
  const { actor } = page;
  actor.send({ type: 'ESCRIBIR', campo: 'documento', valor: '00112345678' });
  actor.send({ type: 'ENVIAR', clave: 'clave1234' });
  await arrive();
  return page;
};

test('[LOGIN-44] is not sent a second time while the call runs', async () => {
  const page = await open({ 'Autenticacion/login': () => new Promise(() => {}) });
  page.actor.send({ type: 'ESCRIBIR', campo: 'documento', valor: '00112345678' });
  for (let press = 0; press < 10; press += 1) page.actor.send({ type: 'ENVIAR', clave: 'clave1234' });
  await arrive();
  expect(page.askedFor('Autenticacion/login').length).toBe(1);
});

test('[SESS-22] a session that ends before the requested page renders returns to the form, with the reason', async () => {
  const { app, actor, state, visited } = await enter();
  expect([state(), visited]).toEqual(['dentro.haciaRegreso', ['/pagos']]);
  app.session.send({ type: 'VENCER' });
  await arrive();
  expect([state(), actor.getSnapshot().context.borrador.documento, app.store.endUntold()]).toEqual([
    'formulario.sesionVencida',
    '001-1234567-8',
    false,
  ]);
});

test.each([
  ['vencida', 'formulario.sesionVencida'],
  ['inactividad', 'formulario.sesionInactiva'],
  ['otraPestana', 'formulario.sesionCerradaFuera'],
  ['otroDispositivo', 'formulario.sesionCerradaLejos'],
  ['cuentaCerrada', 'formulario.cuentaCerrada'],
  ['sinPaginas', 'formulario.sinPaginas'],
] as const)(
  '[SESS-22] the reason «%s» of a closed session stays after a password manager has filled the form',
  async (motivo, notice) => {
    const page = await open({}, '/pagos', { motivo_cierre: motivo });
    page.actor.send({ type: 'ESCRIBIR', campo: 'documento', valor: '00112345678' });
    page.actor.send({ type: 'ESCRIBIR', campo: 'clave' });
    expect([page.state(), page.actor.getSnapshot().context.borrador.documento]).toEqual([notice, '001-1234567-8']);
  },
);

test('a session that another tab ends during the contact check returns to the form with the reason, and navigates nowhere', async () => {
  const { device, state, visited } = await enter({ 'Afiliado/datoscontactos': () => new Promise(() => {}) });
  expect(state()).toBe('dentro.revisandoContacto');
  const other = await openPortal(device);
  other.app.session.send({ type: 'SALIR', motivo: 'salida' });
  await arrive();
  expect([state(), visited]).toEqual(['formulario.sesionCerradaFuera', []]);
});

test('enters a session opened by another tab, also after a rejected log-in or behind the dialog', async () => {
  for (const [codigoMensaje, gone] of [
    [1006, []],
    [1003, [{ type: 'CERRAR' }]],
  ] as const) {
    let refuse = () => {};
    const { device, actor, state, visited, session } = await enter({
      'Autenticacion/login': () =>
        new Promise((resolve) => (refuse = () => resolve({ codigoMensaje, mensaje: 'No.' }))),
    });
    expect(state()).toBe('autenticando');
    await (await openPortal(device)).login('2002');
    refuse();
    await arrive();
    for (const event of gone) actor.send(event);
    await arrive();
    expect([session().context.codigoAfiliado, state(), visited]).toEqual(['2002', 'dentro.haciaRegreso', ['/pagos']]);
  }
});

test('[ROUTE-42] a member with an empty menu returns to the form with the reason', async () => {
  const { app, actor, state, visited } = await enter();
  expect([state(), visited]).toEqual(['dentro.haciaRegreso', ['/pagos']]);
  app.session.send({ type: 'SALIR', motivo: 'sinPaginas' });
  await arrive();
  expect([state(), actor.getSnapshot().context.borrador.documento]).toEqual(['formulario.sinPaginas', '001-1234567-8']);
});

test('[LOGIN-37] a member without contact data goes to the onboarding', async () => {
  const lacking = { 'Afiliado/datoscontactos': () => ({ ...contact, telefonoCelular: '' }) };
  const asked = await enter(lacking);
  const straight = await enter(lacking, '');
  expect([asked.state(), asked.visited, straight.visited]).toEqual([
    'dentro.haciaOnboarding',
    ['/onboarding'],
    ['/onboarding'],
  ]);
});

for (const [back, state] of [
  ['/pagos', 'dentro.haciaRegreso'],
  ['/', 'dentro.haciaInicio'],
] as const)
  test(`a log-in in another tab leads to ${back}, requested in this tab`, async () => {
    const page = await open({}, back);
    const other = await openPortal(page.device);
    await other.login('1001');
    await arrive();
    expect([page.state(), page.visited]).toEqual([state, [back]]);
  });

const offered = ['llaves/entrada', 'llaves/entrar'];
const openWithPasskeys = async (
  does: Parameters<typeof fakePasskeys>[0],
  answers: Record<string, () => unknown> = {},
  extras = offered,
) => {
  const portal = await openPortal(fakeDevice({}), {
    answers: {
      'Afiliado/datoscontactos': () => contact,
      [opcionesEntrada.path]: () => ({ desafio: 'firmado', opciones: requestOptions }),
      [entrarConLlave.path]: () => ({ codigoMensaje: 1007, codigoAfiliado: '1001', ...ana, token: tokenOf('1001') }),
      ...answers,
    },
  });
  const visited: string[] = [];
  const { logic, input } = loginLogic({
    ...{ deps: portal.app, navigate: (to: string) => visited.push(to), back: '', open: () => {} },
    device: async () => ({ dispositivo: 'numero' }),
    passkeys: async () => passkeyEntry(portal.app.client, extras, fakePasskeys(does)),
  });
  const actor = createActor(logic, { input }).start();
  await arrive();
  return {
    ...{ ...portal, actor, visited },
    state: () => stateName(actor.getSnapshot().value),
    ask: async () => {
      actor.send({ type: 'USAR_LLAVE' });
      await arrive();
    },
  };
};

test('a passkey enters as a password does, with the number of the browser', async () => {
  const page = await openWithPasskeys({ get: assertion });
  await page.ask();
  expect([page.state(), page.visited, page.session().context.codigoAfiliado]).toEqual([
    'dentro.haciaInicio',
    ['/'],
    '1001',
  ]);
  expect(page.askedFor(entrarConLlave.path).map(({ request }) => request)).toEqual([
    { body: { desafio: 'firmado', credencial: assertion, dispositivo: 'numero' } },
  ]);
});

test('so does one that the browser suggests in the field, which keeps nobody from writing', async () => {
  const page = await openWithPasskeys({ suggest: assertion });
  expect([page.state(), page.visited]).toEqual(['dentro.haciaInicio', ['/']]);
  const waiting = await openWithPasskeys({});
  waiting.actor.send({ type: 'ESCRIBIR', campo: 'documento', valor: '00112345678' });
  expect([waiting.state(), waiting.actor.getSnapshot().context.borrador.documento]).toEqual([
    'formulario.editando',
    '001-1234567-8',
  ]);
});

test.each([
  ['this server offers none', {}, ['llaves/entrada']],
  ['this browser knows none', { isThere: false }, offered],
] as const)('is not offered where %s', async (_, does, extras) => {
  const page = await openWithPasskeys({ get: assertion, ...does }, {}, [...extras]);
  await page.ask();
  expect([page.actor.getSnapshot().context.llaves, page.state(), page.askedFor(opcionesEntrada.path)]).toEqual([
    false,
    'formulario.editando',
    [],
  ]);
});

test('cancelled, it says so; a passkey of nobody leads to the password; one call enters', async () => {
  const cancelled = await openWithPasskeys({ get: null });
  await cancelled.ask();
  const unknown = await openWithPasskeys(
    { get: assertion },
    { [entrarConLlave.path]: () => ({ codigoMensaje: 1006, mensaje: 'No.' }) },
  );
  await unknown.ask();
  expect([cancelled.state(), unknown.state(), unknown.askedFor(entrarConLlave.path).length]).toEqual([
    'formulario.sinLlave',
    'formulario.llaveSinUso',
    1,
  ]);
});
