import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { llavesAcceso } from '../../../domain/contract/extras/llaves';
import { confirmarDispositivo, opcionesDispositivo } from '../../../domain/contract/extras/llaves-dispositivo';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { assertion, fakePasskeys, requestOptions } from '../../../tests/stand-ins/fake-passkeys';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { endedUnderWay } from '../../../tests/stand-ins/requests';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import type { CodeWindow, CodeWindowEvent } from '../../platform/code-window';
import type { PasskeyReader } from '../../platform/passkeys';
import { secureDeviceLogic } from './wiring';

const now = 1_700_000_000_000;
const read = 'autenticacion/ConsultarDispositivosSeguros';
const ask = 'autenticacion/medicamentos/solicitarOTPMedicamentos';
const contact = 'Afiliado/datoscontactos';
const own = '0123456789abcdef'.repeat(2);
const page = 'https://codigos.ejemplo.do/otp';

/** Fake browser windows that the test can close. */
const fakeWindows = (blocked = false) => {
  const listeners = new Set<(event: CodeWindowEvent) => void>();
  const seen: string[] = [];
  const tell = (event: CodeWindowEvent) => {
    for (const heard of listeners) heard(event);
  };
  const codes: CodeWindow = {
    origin: 'http://localhost:3000',
    open: () => {
      seen.push('abierta');
      if (blocked) tell('bloqueada');
    },
    go: (address) => seen.push(address),
    closeEmpty: () => seen.push('cerrada'),
    onEvent: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
  return { codes, seen, tell };
};

interface World {
  flag?: boolean;
  trusted?: string[];
  answers?: NonNullable<Parameters<typeof openPortal>[1]>['answers'];
  device?: ReturnType<typeof fakeDevice>;
  viewed?: Parameters<typeof secureDeviceLogic>[0]['viewed'];
  blocked?: boolean;
  extras?: readonly string[];
  passkeys?: PasskeyReader;
}

const open = async ({
  flag = true,
  trusted = ['otro'],
  viewed = { whose: 'own', codigoAfiliado: '1001' },
  blocked = false,
  extras = [],
  passkeys = fakePasskeys({ get: assertion }),
  ...world
}: World = {}) => {
  const device = world.device ?? fakeDevice(storedSession('1001', now));
  const portal = await openPortal(device, {
    answers: {
      'utility/feature/flags': () => (flag ? [{ nombre: 'DISPONIBLE_MEDICAMENTOS', esWeb: true }] : []),
      [read]: () => ({
        dispositivosSeguros: trusted.map((identificadorDispositivo) => ({ identificadorDispositivo })),
      }),
      [contact]: () => ({ correoElectronico: ' ana@ejemplo.do ' }),
      [ask]: () => ({ url: page }),
      ...world.answers,
    },
  });
  await arrive();
  const windows = fakeWindows(blocked);
  const { logic, input } = secureDeviceLogic({ deps: portal.app, viewed, codes: windows.codes, extras, passkeys });
  const actor = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  windows.seen.length = 0;
  const asked = (path: string) => portal.askedFor(path).length;
  return {
    device,
    portal,
    trusted,
    actor,
    windows,
    state: () => stateName(actor.getSnapshot().value).replace('encendida.', ''),
    context: () => actor.getSnapshot().context,
    asked,
    send: async (...events: Parameters<typeof actor.send>[0]['type'][]) => {
      for (const type of events) actor.send({ type } as Parameters<typeof actor.send>[0]); // Only events without a payload.
      await arrive();
    },
    later: async (ms: number) => {
      portal.clock.increment(ms);
      await arrive();
    },
  };
};

test('[FLAG-02] [PROF-10] without disponibleMedicamentos shows no balances and loads no devices', async () => {
  const off = await open({ flag: false });
  expect([off.state(), off.asked(read), off.asked(contact)]).toEqual(['apagada', 0, 0]);
});

test('[DEVICE-01] [DEVICE-02] [DEVICE-03] [PROF-11] loads the devices, and shows balances once this one is among them', async () => {
  const trusted = await open({ trusted: ['otro', own, 'tercero'] });
  expect([trusted.state(), trusted.context().otros, trusted.asked(read)]).toEqual(['confiable.quieta', 2, 1]);
  expect(trusted.portal.askedFor(read)[0]?.request).toEqual({ query: { idAfiliado: '1001' } });
  expect(trusted.asked(contact)).toBe(0);
});

test('[DEVICE-04] [DEVICE-06] [DEVICE-07] accepting ten times sends one request and opens one window', async () => {
  const I = await open();
  expect([I.state(), I.asked(ask)]).toEqual(['ofreciendo.preguntando', 0]);
  await I.send(...Array.from({ length: 10 }, () => 'AGREGAR' as const));
  expect(I.portal.askedFor(ask).map(({ request }) => request)).toEqual([
    {
      body: {
        IdAfiliado: '1001',
        Sistema: 'OVA WEB',
        IdentificadorDispositivo: own,
        RegistrarDispositivoSeguro: true,
        Correo: 'ana@ejemplo.do',
      },
    },
  ]);
  expect([I.state(), I.windows.seen]).toEqual(['esperando.atenta', ['abierta', page]]);
});

test('opens the window before it waits for anything', async () => {
  const I = await open({ answers: { [ask]: 'nunca' } });
  I.actor.send({ type: 'AGREGAR' });
  expect(I.windows.seen).toEqual(['abierta']);
});

test('[DEVICE-10] declining sends and opens nothing, and can be reversed', async () => {
  const I = await open();
  await I.send('RECHAZAR');
  expect([I.state(), I.asked(ask), I.windows.seen]).toEqual(['ofreciendo.rechazada', 0, []]);
  await I.send('AGREGAR');
  expect([I.state(), I.asked(ask)]).toEqual(['esperando.atenta', 1]);
});

test("[DEVICE-05] [DEVICE-09] offers nothing on a minor's profile, and a trusted device shows the balances", async () => {
  const viewed = { whose: 'minor', codigoAfiliado: '1003' } as const;
  const locked = await open({ viewed });
  await locked.send('AGREGAR');
  expect([locked.state(), locked.asked(ask), locked.asked(contact)]).toEqual(['ajena', 0, 0]);
  expect(locked.portal.askedFor(read)[0]?.request).toEqual({ query: { idAfiliado: '1001' } });
  expect((await open({ viewed, trusted: [own] })).state()).toBe('confiable.quieta');
});

test('[DEVICE-06] without an e-mail nothing can be sent; once there is one the question follows', async () => {
  let correoElectronico = 'ana@';
  const I = await open({ answers: { [contact]: () => ({ correoElectronico }) } });
  await I.send('AGREGAR');
  expect([I.state(), I.asked(ask)]).toEqual(['sinCorreo', 0]);
  correoElectronico = 'ana@ejemplo.do';
  await I.send('REINTENTAR');
  expect(I.state()).toBe('ofreciendo.preguntando');
});

test('[DEVICE-11] reloads devices when the window closes and when the page is shown again; nothing else makes one trusted', async () => {
  const I = await open();
  await I.send('AGREGAR');
  I.windows.tell('cerrada');
  await arrive();
  expect([I.state(), I.asked(read)]).toEqual(['esperando.pausada', 2]);
  await I.later(5_000);
  I.trusted.push(own);
  expect(I.state()).toBe('esperando.atenta');
  I.portal.comeBack();
  await arrive();
  expect([I.state(), I.context().otros, I.asked(read), I.asked(ask)]).toEqual(['confiable.recien', 1, 3, 1]);
  await I.later(6_000);
  expect([I.state(), [...I.device.local.keys()].filter((key) => key.startsWith('borrador_'))]).toEqual([
    'confiable.quieta',
    [],
  ]);
});

test('switching back and forth a hundred times in ten seconds loads twice', async () => {
  const I = await open();
  await I.send('AGREGAR');
  const before = I.asked(read);
  for (let second = 0; second < 10; second += 1) {
    for (let time = 0; time < 10; time += 1) {
      I.portal.comeBack();
      I.portal.act('focus');
    }
    await I.later(1_000);
  }
  expect(I.asked(read) - before).toBe(2);
});

test('«Ya escribí el código», pressed ten times, loads once and shows the result', async () => {
  const I = await open();
  await I.send('AGREGAR');
  const before = I.asked(read);
  await I.send(...Array.from({ length: 10 }, () => 'COMPROBAR' as const));
  expect([I.state(), I.asked(read) - before]).toEqual(['esperando.todaviaNo', 1]);
  I.portal.network.answers[read] = 'sinServicio';
  await I.send('COMPROBAR');
  expect(I.state()).toBe('esperando.sinRespuesta');
  I.portal.network.answers[read] = () => ({ dispositivosSeguros: [{ identificadorDispositivo: own }] });
  await I.send('COMPROBAR');
  expect(I.state()).toBe('confiable.recien');
});

test('a refusal closes the empty window with the reason; a lost answer is not sent again by itself', async () => {
  const refusing = () => {
    throw new Problem('sinServicio', { status: 429, mensaje: 'Espere.' });
  };
  const refused = await open({ answers: { [ask]: refusing } });
  await refused.send('AGREGAR');
  expect([refused.state(), refused.context().problema, refused.windows.seen]).toEqual([
    'ofreciendo.fallida',
    { kind: 'sinServicio', status: 429, mensaje: 'Espere.' },
    ['abierta', 'cerrada'],
  ]);
  for (const kind of ['sinConexion', 'sinRespuesta', 'ilegible', 'sinServicio', 'sesionVencida'] as const) {
    const answer = kind === 'sesionVencida' ? endedUnderWay : kind;
    const lost = await open({ answers: { [ask]: answer } });
    await lost.send('AGREGAR');
    lost.portal.setOnline(false);
    lost.portal.setOnline(true);
    lost.portal.comeBack();
    await lost.later(60_000);
    expect([kind, lost.state(), lost.asked(ask), lost.windows.seen]).toEqual([
      kind,
      'ofreciendo.sinConfirmar',
      1,
      ['abierta', 'cerrada'],
    ]);
    await lost.send('AGREGAR');
    expect(lost.asked(ask)).toBe(2);
  }
});

test.each(['http://codigos.ejemplo.do/otp', 'javascript:alert(1)', '//codigos.ejemplo.do'])(
  'never navigates the window to «%s»',
  async (url) => {
    const I = await open({ answers: { [ask]: () => ({ url }) } });
    await I.send('AGREGAR');
    expect([I.state(), I.context().direccion, I.windows.seen]).toEqual([
      'ofreciendo.fallida',
      '',
      ['abierta', 'cerrada'],
    ]);
  },
);

test('if the window is blocked, or closed while empty, this tab links to the page', async () => {
  const refused = await open({ blocked: true });
  await refused.send('AGREGAR');
  expect([refused.state(), refused.context().sinVentana, refused.context().direccion]).toEqual([
    'esperando.atenta',
    true,
    page,
  ]);
  const closed = await open();
  closed.actor.send({ type: 'AGREGAR' });
  closed.windows.tell('cerrada');
  await arrive();
  expect([closed.state(), closed.context().sinVentana]).toEqual(['esperando.atenta', true]);
});

test('another tab, or this one after a reload, requests no second code', async () => {
  const first = await open();
  const second = await open({ device: first.device });
  await first.send('AGREGAR');
  await second.send('COMPROBAR');
  expect([second.state(), second.context().direccion, second.asked(ask)]).toEqual(['esperando.todaviaNo', '', 0]);
  const reloaded = await open({ device: first.device });
  expect([reloaded.state(), reloaded.asked(ask), reloaded.windows.seen]).toEqual(['esperando.atenta', 0, []]);
  first.device.now.wall += 600_000;
  expect((await open({ device: first.device })).state()).toBe('ofreciendo.preguntando');
});

test('[DEVICE-06] another code, after a reload, is asked for the address that is read first', async () => {
  const first = await open();
  await first.send('AGREGAR');
  const reloaded = await open({ device: first.device });
  await reloaded.send('AGREGAR');
  expect([reloaded.state(), reloaded.asked(ask)]).toEqual(['ofreciendo.preguntando', 0]);
  await reloaded.send('AGREGAR');
  expect(reloaded.portal.askedFor(ask)).toMatchObject([{ request: { body: { Correo: 'ana@ejemplo.do' } } }]);
});

test('the stored request of a code names no page, and is deleted at log-out; the device id stays', async () => {
  const I = await open();
  await I.send('AGREGAR');
  expect(JSON.parse(I.device.local.get('borrador_1001_secureDevice') ?? '')).toEqual({
    desde: now,
    datos: { pedido: now },
  });
  I.portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
  await arrive();
  expect([I.device.local.has('borrador_1001_secureDevice'), I.device.local.get('dispositivo')]).toEqual([false, own]);
});

test('[DEVICE-08] the device id is random, generated once, and survives log-outs', async () => {
  const I = await open();
  expect(I.device.local.get('dispositivo')).toBe(own);
  I.device.local.set('dispositivo', 'f'.repeat(32));
  I.portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
  await I.portal.login('2002');
  const next = await open({ device: I.device });
  await next.send('AGREGAR');
  expect(next.portal.askedFor(ask)[0]?.request).toMatchObject({
    body: { IdAfiliado: '2002', IdentificadorDispositivo: 'f'.repeat(32) },
  });
});

test('devices that fail to load keep the balances locked, and are reloaded by a press or with the next connection', async () => {
  const I = await open({ answers: { [read]: 'sinServicio' } });
  expect([I.state(), I.asked(contact)]).toEqual(['sinSaber', 0]);
  await I.send('REINTENTAR');
  expect([I.state(), I.asked(read)]).toEqual(['sinSaber', 2]);
  I.portal.network.answers[read] = () => ({ dispositivosSeguros: [] });
  I.portal.setOnline(true);
  await arrive();
  expect(I.state()).toBe('ofreciendo.preguntando');
});

test('an e-mail that fails to load is reloaded with the next connection', async () => {
  const I = await open({ answers: { [contact]: 'sinConexion' } });
  expect(I.state()).toBe('sinSaber');
  I.portal.network.answers[contact] = () => ({ correoElectronico: 'ana@ejemplo.do' });
  I.portal.setOnline(true);
  await arrive();
  expect([I.state(), I.asked(read)]).toEqual(['ofreciendo.preguntando', 2]);
});

test('leaving the page closes its empty window', async () => {
  const I = await open({ answers: { [ask]: 'nunca' } });
  await I.send('AGREGAR');
  I.actor.stop();
  expect(I.windows.seen).toEqual(['abierta', 'cerrada']);
});

const withPasskeys = ['llaves', 'llaves/dispositivo', 'llaves/dispositivo/confirmar'];
const passkey = { codigo: 'una', nombre: 'Mi teléfono', creada: '2026-11-20T13:00:00.000Z', ultimaVez: null };
const passkeyAnswers = {
  [llavesAcceso.path]: () => ({ llaves: [passkey], caben: 9 }),
  [opcionesDispositivo.path]: () => ({ desafio: 'firmado', opciones: requestOptions }),
  [confirmarDispositivo.path]: () => ({ agregado: true }),
};

test('[DEVICE-02] [DEVICE-11] a passkey confirms this device by its name; only the list of devices says that it is secure', async () => {
  const I = await open({ extras: withPasskeys, answers: passkeyAnswers });
  I.trusted.push(own);
  await I.send('USAR_LLAVE');
  expect(I.portal.askedFor(confirmarDispositivo.path).map(({ request }) => request)).toEqual([
    { body: { desafio: 'firmado', credencial: assertion, identificador: own } },
  ]);
  expect([I.state(), I.asked(ask), I.windows.seen.filter((one) => one !== 'cerrada')]).toEqual([
    'confiable.recien',
    0,
    [],
  ]);
  const unproven = await open({ extras: withPasskeys, answers: passkeyAnswers });
  await unproven.send('USAR_LLAVE');
  expect([unproven.state(), unproven.context().problema]).toEqual(['conLlave.fallida', null]);
});

test.each<[string, World]>([
  ['the server does not name all three calls', { extras: withPasskeys.slice(1) }],
  ['the browser knows none', { extras: withPasskeys, passkeys: fakePasskeys({ isThere: false }) }],
  [
    'the member has none',
    { extras: withPasskeys, answers: { ...passkeyAnswers, [llavesAcceso.path]: () => ({ llaves: [], caben: 10 }) } },
  ],
  ['nobody knows', { extras: withPasskeys, answers: { ...passkeyAnswers, [llavesAcceso.path]: 'sinConexion' } }],
])('offers no passkey where %s', async (_, world) => {
  const I = await open({ answers: passkeyAnswers, ...world });
  await I.send('USAR_LLAVE');
  expect([I.state(), I.context().llaves, I.asked(opcionesDispositivo.path)]).toEqual([
    'ofreciendo.preguntando',
    false,
    0,
  ]);
});

test('a passkey that was cancelled or refused leaves the code that was asked for before', async () => {
  const refusing = () => {
    throw new Problem('sinServicio', { status: 410, mensaje: 'Pasó demasiado tiempo.' });
  };
  for (const [world, state] of [
    [{ passkeys: fakePasskeys({ get: null }) }, 'conLlave.sinLlave'],
    [{ answers: { ...passkeyAnswers, [confirmarDispositivo.path]: refusing } }, 'conLlave.fallida'],
    [{ answers: { ...passkeyAnswers, [opcionesDispositivo.path]: refusing } }, 'conLlave.fallida'],
  ] as const) {
    const I = await open({ extras: withPasskeys, answers: passkeyAnswers, ...world });
    await I.send('AGREGAR', 'USAR_LLAVE');
    expect(I.state()).toBe('esperando.atenta');
    await I.send('USAR_LLAVE');
    expect(I.state()).toBe(state);
    await I.send('DEJAR_LLAVE');
    expect([I.state(), I.context().direccion, I.asked(ask)]).toEqual(['esperando.atenta', page, 1]);
  }
});
