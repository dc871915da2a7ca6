import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chartLimitMs, defaultPolicy } from '../../../domain/rules/policy';
import { sessionPhase } from '../../../domain/rules/session/session';
import { fakeCache } from '../../../tests/stand-ins/fake-cache';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession, tokenOf } from '../../../tests/stand-ins/portal';
import { cardStore } from '../../platform/card/card-store';

const now = 1_700_000_000_000;

// As in a page, where relative addresses resolve against the portal's origin.
beforeAll(() => {
  vi.stubGlobal('location', new URL('https://portal.example/'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});
const paths = {
  core: 'Afiliado/nucleo/carnet',
  photo: 'CRM/obtenerfotoperfil',
  history: 'HistorialConsumo/todos',
  devices: 'autenticacion/ConsultarDispositivosSeguros',
};
const card = (idAfiliado: string, planes_Nombre: string) => ({
  idAfiliado,
  tipoAfiliado: 'TITULAR',
  cedula: '',
  nss: '',
  regimen: '',
  planes_Nombre,
  idTipoPlan: 1,
  estado: 'ACTIVO',
  finVigencia: '2023-11-14',
  nucleoFamiliar: { participantes: [] },
});
const consumption = {
  auth: '9001',
  idAuth: '1',
  fecha: '2023-11-01',
  solicitanteDesc: '',
  tipoAutDesc: '',
  estado: '',
};
const photo = 'data:image/jpeg;base64,/9j/4AAQ';
const healthy = {
  [paths.core]: () => [card('1001', 'Plan básico')],
  [paths.photo]: () => '/9j/4AAQ',
  [paths.history]: () => ({ data: [consumption], cantidadRegistros: 1 }),
  [paths.devices]: () => ({ dispositivosSeguros: [{ identificadorDispositivo: '0123456789abcdef'.repeat(2) }] }),
};

const open = async (answers: Parameters<typeof openPortal>[1] = {}, stored = storedSession('1001', now)) => {
  const device = fakeDevice(stored);
  const portal = await openPortal(device, { ...answers, answers: { ...healthy, ...answers.answers } });
  const member = () => {
    const present = portal.app.member.getSnapshot();
    if (present === null) throw new Error('nobody is there');
    return present;
  };
  return { device, portal, member };
};

/** A member with a saved card on this device. */
const openWithCard = async () => {
  const kept = fakeCache();
  const cards = cardStore(kept.device);
  await cards.keep('1001', { codigoAfiliado: '1001', guardado: now }, () => '');
  const { startMember } = await import('./member');
  const portal = await openPortal(fakeDevice(storedSession('1001', now)), {
    answers: healthy,
    loadMember: async () => ({ startMember: (parts) => startMember(parts, { apply: () => {} }, cards) }),
    cards: kept.device,
  });
  return { portal, cards, kept };
};

describe('a session', () => {
  test('without a session there is no member, and no call', async () => {
    const { portal } = await open({}, storedSession('1001', now - 3_600_000));
    expect([portal.app.member.getSnapshot(), portal.network.asked.map(({ path }) => path)]).toEqual([
      null,
      ['Ajuste/menu', 'utility/feature/flags'],
    ]);
  });

  test("a session loads plan, photo and consumption once each, with the member's token", async () => {
    const { portal } = await open();
    expect([paths.core, paths.photo, paths.history].flatMap(portal.askedFor)).toEqual([
      { path: paths.core, request: { query: { CodigoAfiliado: '1001' } }, token: tokenOf('1001') },
      { path: paths.photo, request: { query: { codigoAfiliado: '1001' } }, token: tokenOf('1001') },
      {
        path: paths.history,
        request: {
          body: {
            contrato: '1001',
            fechaDesde: '2022-11-14',
            fechaHasta: '2023-11-14',
            numeroDePagina: 1,
            registrosPorPagina: 5,
          },
        },
        token: tokenOf('1001'),
      },
    ]);
  });

  test('the account knows until and since when the plans of the member give service, whatever plans others have', async () => {
    const ended = { ...card('1001', 'Plan básico'), finVigencia: '2023-11-13' };
    const { member } = await open({ answers: { [paths.core]: () => [card('2002', 'Plan básico'), ended] } });
    const served = await open({
      answers: { [paths.core]: () => [card('1001', 'Plan básico'), { ...ended, idTipoPlan: 2 }] },
    });
    const known = [member, served.member].map((one) => one().account.getSnapshot().context.dato);
    expect(known.map(({ sinServicio, cubiertoHasta }) => [sinServicio, cubiertoHasta])).toEqual([
      [{ ultimoDia: '2023-11-13' }, ''],
      [null, '2023-11-14'],
    ]);
  });

  test('the end of a session clears all personal data, also pending answers', async () => {
    const { device, portal, member } = await open({ answers: { [paths.history]: 'nunca' } });
    const before = member();
    portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
    expect(portal.app.member.getSnapshot()).toBe(null);
    portal.clock.increment(600_000);
    await arrive();
    expect(
      [before.account, before.portrait, before.consumption, before.devices, before.notifications].map(
        (actor) => actor.getSnapshot().status,
      ),
    ).toEqual(['stopped', 'stopped', 'stopped', 'stopped', 'stopped']);
    expect(Object.fromEntries(device.local)).toEqual({ autenticado: 'false' });
    expect(portal.logged).toEqual([]);
  });

  test("another member's session starts without the previous data", async () => {
    const { portal, member } = await open();
    const before = member();
    portal.network.answers[paths.core] = 'nunca';
    portal.network.answers[paths.photo] = 'nunca';
    await portal.login('2002');
    expect(member()).not.toBe(before);
    expect([member().account.getSnapshot().context.dato, portal.askedFor(paths.photo).at(-1)?.request]).toEqual([
      { carnets: [], plan: '', sinServicio: null, cubiertoHasta: '' },
      { query: { codigoAfiliado: '2002' } },
    ]);
  });

  test.each([
    ['is forgotten by an explicit log-out', 'salida', []],
    ['is forgotten with the closed account', 'cuentaCerrada', []],
    ['outlives a session that ran out', 'vencida', ['1001']],
    ['outlives inactivity', 'inactividad', ['1001']],
    ['outlives arrival at the log-in page', 'llegada', ['1001']],
    ['outlives an e-mail change that was asked for', 'correo', ['1001']],
    ['outlives a session that another tab ended', 'otraPestana', ['1001']],
  ] as const)('a saved card %s', async (_, motivo, left) => {
    const { portal, cards } = await openWithCard();
    portal.app.session.send({ type: 'SALIR', motivo });
    await arrive();
    expect((await cards.read('1001')).map(({ codigoAfiliado }) => codigoAfiliado)).toEqual(left);
  });

  test('deletes a saved card when another member logs in, but not when its owner does', async () => {
    const { portal, cards, kept } = await openWithCard();
    portal.app.session.send({ type: 'SALIR', motivo: 'vencida' });
    await portal.login('1001');
    expect((await cards.read('1001')).length).toBe(1);
    portal.app.session.send({ type: 'SALIR', motivo: 'vencida' });
    await portal.login('2002');
    expect(await kept.all()).toEqual({});
  });

  test('only logs a failed deletion of a card', async () => {
    const { portal, kept } = await openWithCard();
    kept.device.caches.delete = () => Promise.reject(new Error('SecurityError'));
    portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
    await arrive();
    expect([portal.logged, portal.failures]).toEqual([['card: no se pudo borrar la copia'], []]);
  });

  describe('a log-out by the member', () => {
    const typed = {
      borrador_1001_reimbursement: 'motivo',
      borrador_1001_pagos: 'factura',
      borrador_visitante_application: 'nombre',
    };
    const ofTab = { borrador_visitante_application: 'salud', recibo_1001_pagos: 'pagado', recibo_1001_caso: '11' };
    const left = (kept: ReadonlyMap<string, string>) => [...kept.keys()].filter((key) => key in typed || key in ofTab);
    const openWithTyped = async (opening: Parameters<typeof openPortal>[1]) => {
      const kept = fakeCache();
      await cardStore(kept.device).keep('1001', { codigoAfiliado: '1001', guardado: now }, () => '');
      const device = fakeDevice({ ...storedSession('1001', now), ...typed });
      const tab = (session = new Map(Object.entries(ofTab))) =>
        openPortal(device, { ...opening, answers: { ...healthy, ...opening?.answers }, session, cards: kept.device });
      return { device, kept, tab };
    };

    test.each([
      ['although nobody could say whose it is', { answers: { 'Afiliado/getAfiliado': 'sinConexion' as const } }],
      ['although its program has not come', { loadMember: () => Promise.reject(new TypeError('Failed to fetch')) }],
      ['with all of it there', {}],
    ])('leaves no drafts, receipts or cards on the device or in the tab, %s', async (_, opening) => {
      const { device, kept, tab } = await openWithTyped(opening);
      const portal = await tab();
      expect([left(device.local), left(portal.tab)]).toEqual([Object.keys(typed), Object.keys(ofTab)]);
      portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
      await arrive();
      expect([left(device.local), left(portal.tab), await kept.all()]).toEqual([[], [], {}]);
    });

    test.each(['salida', 'cuentaCerrada'] as const)(
      'with «%s» clears other tabs too, and nothing after the session only expired',
      async (motivo) => {
        const { device, tab } = await openWithTyped({});
        const [one, other] = [await tab(), await tab()];
        one.app.session.send({ type: 'VENCER' });
        await arrive();
        expect([left(one.tab), left(other.tab)]).toEqual([Object.keys(ofTab), Object.keys(ofTab)]);
        await one.login();
        one.app.session.send({ type: 'SALIR', motivo });
        await arrive();
        expect([left(device.local), left(one.tab), left(other.tab)]).toEqual([[], [], []]);
      },
    );

    test('in the inactivity warning deletes the saved card without a question, and keeps drafts', async () => {
      const { device, kept, tab } = await openWithTyped({});
      const portal = await tab();
      portal.app.session.send({ type: 'SALIR', motivo: 'aviso' });
      await arrive();
      expect([left(device.local), left(portal.tab), await kept.all()]).toEqual([
        Object.keys(typed),
        Object.keys(ofTab),
        {},
      ]);
    });

    test('a tab that learns of it late deletes nothing newer', async () => {
      const { device, tab } = await openWithTyped({});
      const other = await tab();
      device.local.set('borrador_2002_reimbursement', 'motivo');
      device.openTab().browser.tabs.tell({ tipo: 'salio', motivo: 'salida' });
      expect([left(other.tab), device.local.get('borrador_2002_reimbursement')]).toEqual([[], 'motivo']);
    });
  });

  test('a session that ends while its chunk loads starts nothing', async () => {
    const { portal } = await open({}, storedSession('1001', now - 3_600_000));
    portal.app.session.send({
      type: 'INICIAR',
      token: tokenOf('1001'),
      afiliado: { codigoAfiliado: '1001', nombres: 'Ana', apellidos: '', regimen: '', tipoAfiliacion: '' },
    });
    portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
    await arrive();
    expect([portal.app.member.getSnapshot(), portal.askedFor(paths.core)]).toEqual([null, []]);
  });

  test('a session whose chunk failed continues without it, and gets it at a retry', async () => {
    let tries = 0;
    const { startMember } = await import('./member');
    const device = fakeDevice(storedSession('1001', now));
    const portal = await openPortal(device, {
      answers: healthy,
      loadMember: async () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
        return { startMember: (parts) => startMember(parts, { apply: () => {} }) };
      },
    });
    expect([
      portal.app.member.actor.getSnapshot().value,
      portal.app.member.getSnapshot(),
      sessionPhase(portal.session()),
      portal.logged,
    ]).toEqual(['fallido', null, 'autenticada', ['member: no se pudo cargar']]);
    portal.clock.increment(1000);
    await arrive();
    expect([portal.app.member.actor.getSnapshot().value, portal.app.member.getSnapshot() === null]).toEqual([
      'presente',
      false,
    ]);
  });
});

describe('the plan', () => {
  test('[SHELL-11, SHELL-12] comes from the cards of the core', async () => {
    const { member } = await open({ answers: { [paths.core]: () => [card('1001', 'Plan Larimar')] } });
    const { value, context } = member().account.getSnapshot();
    expect([value, context.dato.plan]).toEqual(['cargado', 'Plan Larimar']);
  });

  test('a failed load is only logged, and can be retried', async () => {
    const { portal, member } = await open({ answers: { [paths.core]: 'sinServicio' } });
    expect([member().account.getSnapshot().value, portal.logged]).toEqual(['fallido', ['account: no se pudo cargar']]);
    portal.network.answers[paths.core] = healthy[paths.core] ?? 'nunca';
    member().account.send({ type: 'RECARGAR' });
    await arrive();
    expect([member().account.getSnapshot().value, member().account.getSnapshot().context.dato.plan]).toEqual([
      'cargado',
      'Plan básico',
    ]);
  });
});

describe('the photo', () => {
  test('[SESS-08] the last known photo stays until a new one has loaded; log-out removes it', async () => {
    const known = 'data:image/png;base64,iVBORw0KGgoA';
    const stored = { ...storedSession('1001', now), selectedImage: known };
    const { device, portal, member } = await open({ answers: { [paths.photo]: 'nunca' } }, stored);
    expect([member().portrait.getSnapshot().value, member().portrait.getSnapshot().context.dato.foto]).toEqual([
      'cargando',
      known,
    ]);
    portal.network.answers[paths.photo] = () => '/9j/4AAQ';
    await portal.login();
    expect([member().portrait.getSnapshot().context.dato.foto, device.local.get('selectedImage')]).toEqual([
      photo,
      photo,
    ]);
    portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
    expect(device.local.has('selectedImage')).toBe(false);
  });

  test('of a format that no page can show leaves the initials, and counts as existing', async () => {
    const { member } = await open({ answers: { [paths.photo]: () => 'UklGRiQAAABXRUJQVlA4' } });
    expect(member().portrait.getSnapshot().context.dato).toEqual({ foto: '', hay: true });
  });

  test('a malformed photo leaves the initials, also over a stored one', async () => {
    const stored = { ...storedSession('1001', now), selectedImage: photo };
    const { device, member } = await open({ answers: { [paths.photo]: () => '' } }, stored);
    expect([member().portrait.getSnapshot().value, member().portrait.getSnapshot().context.dato.foto]).toEqual([
      'cargado',
      '',
    ]);
    expect(device.local.has('selectedImage')).toBe(false);
  });

  test('a failed load is only logged, and retried with the next connection', async () => {
    const { portal, member } = await open({ answers: { [paths.photo]: 'sinConexion' } });
    expect([member().portrait.getSnapshot().value, portal.logged]).toEqual([
      'fallido',
      ['portrait: no se pudo cargar'],
    ]);
    portal.network.answers[paths.photo] = () => '/9j/4AAQ';
    portal.setOnline(true);
    await arrive();
    expect([member().portrait.getSnapshot().value, member().portrait.getSnapshot().context.dato.foto]).toEqual([
      'cargado',
      photo,
    ]);
  });
});

describe('the consumption', () => {
  test('[SHELL-19, SHELL-20] loads the last 12 months once per session, for the first page that shows it', async () => {
    const { portal, member } = await open({}, { autenticado: 'false', token: '', lastActivity: '' });
    expect(portal.askedFor(paths.history)).toEqual([]);
    await portal.login();
    portal.app.navigated('/pagos');
    portal.app.navigated('/');
    await arrive();
    const body = {
      contrato: '1001',
      fechaDesde: '2022-11-14',
      fechaHasta: '2023-11-14',
      numeroDePagina: 1,
      registrosPorPagina: 5,
    };
    expect([
      portal.askedFor(paths.history).map(({ request }) => request),
      member().consumption.getSnapshot().context.dato,
    ]).toEqual([[{ body }], [consumption]]);
  });

  test('[SHELL-20] only logs a failed load', async () => {
    const { portal, member } = await open({ answers: { [paths.history]: 'sinServicio' } });
    expect([
      member().consumption.getSnapshot().value,
      portal.logged,
      portal.app.snackbars.getSnapshot().context.visibles,
    ]).toEqual(['fallido', ['consumption: no se pudo cargar'], []]);
  });
});

describe('the devices', () => {
  const ask = async (opened: Awaited<ReturnType<typeof open>>) => {
    opened.member().devices.send({ type: 'RECARGAR' });
    await arrive();
    return opened.member().devices.getSnapshot();
  };

  test('[DEVICE-01, DEVICE-02, HOME-17, HOME-18] trusts this device if its identifier is among the secure ones', async () => {
    const opened = await open();
    expect(opened.member().devices.getSnapshot().value).toBe('dormido');
    const { value, context } = await ask(opened);
    expect([value, context.dato]).toEqual(['cargado', { confiable: true, otros: 0 }]);
    expect(opened.portal.askedFor(paths.devices)).toEqual([
      { path: paths.devices, request: { query: { idAfiliado: '1001' } }, token: tokenOf('1001') },
    ]);
  });

  test('[DEVICE-02] does not trust it if only others are', async () => {
    const others = () => ({ dispositivosSeguros: [{ identificadorDispositivo: 'otro' }] });
    expect((await ask(await open({ answers: { [paths.devices]: others } }))).context.dato).toEqual({
      confiable: false,
      otros: 1,
    });
  });

  test('[DEVICE-08] a log-out keeps the identifier, also for the next member', async () => {
    const opened = await open();
    await ask(opened);
    opened.portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
    expect(opened.device.local.get('dispositivo')).toBe('0123456789abcdef'.repeat(2));
    await opened.portal.login('2002');
    expect((await ask(opened)).context.dato).toEqual({ confiable: true, otros: 0 });
  });

  test('a failed load is only logged, and retried with the next connection', async () => {
    const opened = await open({ answers: { [paths.devices]: 'sinRespuesta' } });
    expect([(await ask(opened)).value, opened.portal.logged]).toEqual(['fallido', ['devices: no se pudo cargar']]);
    opened.portal.network.answers[paths.devices] = healthy[paths.devices] ?? 'nunca';
    opened.portal.setOnline(true);
    await arrive();
    expect(opened.member().devices.getSnapshot().value).toBe('cargado');
  });
});

describe('whether mails arrive', () => {
  const path = 'extra/avisos/correo';
  const dead = () => ({ estado: 'noLlega', correo: 'a***@e***.do', desde: '2023-11-03T14:14:00.000Z' });
  const openOffering = async (answer: () => unknown, extras: readonly string[] = ['avisos/correo']) => {
    const { startMember } = await import('./member');
    const opened = await open({
      answers: { [path]: answer },
      loadMember: async () => ({
        startMember: (parts) => startMember(parts, { apply: () => {} }, cardStore(fakeCache().device), extras),
      }),
    });
    return { ...opened, known: () => opened.member().mail.getSnapshot().context.dato };
  };

  test('is asked for once, where the server offers it', async () => {
    const opened = await openOffering(() => ({ estado: 'llega', correo: '', desde: '' }));
    opened.portal.comeBack();
    await arrive();
    expect([opened.known(), opened.portal.askedFor(path).length]).toEqual([null, 1]);
    const without = await openOffering(dead, []);
    expect([without.known(), without.portal.askedFor(path)]).toEqual([null, []]);
  });

  test('while they do not, each return to the page asks again', async () => {
    const opened = await openOffering(dead);
    expect(opened.known()).toEqual({ kind: 'noLlega', correo: 'a***@e***.do', desde: '2023-11-03T14:14:00.000Z' });
    opened.portal.network.answers[path] = () => ({ estado: 'llega' });
    opened.portal.comeBack();
    await arrive();
    expect([opened.known(), opened.portal.askedFor(path).length]).toEqual([null, 2]);
  });
});

test('each of the five ends at its limit when the service hangs, and a failure of one affects no other', async () => {
  const { portal, member } = await open({
    answers: {
      [paths.core]: 'nunca',
      [paths.photo]: 'nunca',
      [paths.history]: () => ({ data: [], cantidadRegistros: 0 }),
    },
  });
  member().devices.send({ type: 'RECARGAR' });
  await arrive();
  portal.clock.increment(chartLimitMs(defaultPolicy.readLimitMs));
  portal.clock.increment(50_000);
  await arrive();
  expect([
    member().account.getSnapshot().value,
    member().portrait.getSnapshot().value,
    member().consumption.getSnapshot().value,
    member().devices.getSnapshot().value,
    member().notifications.getSnapshot().value,
    portal.failures,
  ]).toEqual(['fallido', 'fallido', 'cargado', 'cargado', 'apagada', []]);
});

describe('a passkey', () => {
  const lock = async (there: boolean) =>
    vi.stubGlobal('PublicKeyCredential', { isUserVerifyingPlatformAuthenticatorAvailable: async () => there });
  const one = { codigo: 'una', nombre: 'Mi teléfono', creada: '2023-11-14T12:00:00.000Z', ultimaVez: '' };
  const enter = async (stored: Record<string, string>, llaves: readonly (typeof one)[] = [], extras = ['llaves']) => {
    const { startMember } = await import('./member');
    const portal = await openPortal(fakeDevice(stored), {
      answers: { ...healthy, 'extra/llaves': () => ({ llaves, caben: 10 }) },
      loadMember: async () => ({
        startMember: (parts) => startMember(parts, { apply: () => {} }, cardStore(fakeCache().device), extras),
      }),
    });
    await arrive();
    const isOffered = portal.app.member.getSnapshot()?.passkeyOffer.getSnapshot().context.dato;
    const mark = portal.app.browser.local.get('llave_ofrecida');
    return { isOffered, asked: portal.askedFor('extra/llaves').length, mark };
  };

  test('is offered to who has none, on a device with a lock, once in a browser', async () => {
    lock(true);
    const first = await enter(storedSession('1001', now));
    expect([first.isOffered, first.asked, first.mark]).toEqual([true, 1, 'si']);
    const again = await enter({ ...storedSession('1002', now), llave_ofrecida: 'si' });
    expect([again.isOffered, again.asked]).toEqual([false, 0]);
    const owner = await enter(storedSession('1001', now), [one]);
    expect([owner.isOffered, owner.asked, owner.mark]).toEqual([false, 1, null]);
  });

  test.each([
    ['where the device has no lock', false, ['llaves']],
    ['where the server has none', true, []],
  ] as const)('is not offered, nor asked for, %s', async (_, there, extras) => {
    lock(there);
    const { isOffered, asked } = await enter(storedSession('1001', now), [], [...extras]);
    expect([isOffered, asked]).toEqual([false, 0]);
  });
});
