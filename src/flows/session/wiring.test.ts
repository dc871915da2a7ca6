import { describe, expect, test } from 'vitest';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { ana, nobody, openPortal, storedSession, tokenOf } from '../../../tests/stand-ins/portal';

const now = 1_700_000_000_000;
const getAfiliado = 'Afiliado/getAfiliado';
const closedStorage = { autenticado: 'false' };

describe('start-up', () => {
  test('[SESS-12, SESS-13, SESS-14, SESS-18, SESS-23] with the flag true and a valid token the basic info is loaded', async () => {
    const device = fakeDevice(storedSession('1001', now - 60_000));
    const portal = await openPortal(device);
    expect(portal.askedFor(getAfiliado)).toEqual([
      { path: getAfiliado, request: { query: { CodigoAfiliado: '1001' } }, token: tokenOf('1001') },
    ]);
    expect([portal.session().value, portal.session().context]).toEqual([
      { abierta: { autenticada: 'enPortal' } },
      { codigoAfiliado: '1001', ...ana, motivo: null, activo: true, problema: null },
    ]);
  });

  test('shows nothing private before the server agreed', async () => {
    const portal = await openPortal(fakeDevice(storedSession('1001', now)), { answers: { [getAfiliado]: 'nunca' } });
    expect([portal.session().value, portal.session().hasTag('cargando'), portal.session().context]).toEqual([
      { abierta: 'cargandoAfiliado' },
      true,
      { ...nobody, codigoAfiliado: '1001', motivo: null, activo: false, problema: null },
    ]);
  });

  test('[SESS-15] with the flag false logs the user out without a call', async () => {
    const portal = await openPortal(fakeDevice({ autenticado: 'false', token: tokenOf('1001') }));
    expect([portal.session().value, portal.session().context, portal.askedFor(getAfiliado)]).toEqual([
      'anonima',
      { ...nobody, motivo: null, activo: false, problema: null },
      [],
    ]);
  });

  test.each([
    ['missing', {}],
    ['invalid', { token: 'hola' }],
  ])('[SESS-16] with the flag true and the token %s logs the user out without a call', async (_, token) => {
    const device = fakeDevice({ autenticado: 'true', ...token });
    const portal = await openPortal(device);
    expect([portal.session().value, Object.fromEntries(device.local), portal.askedFor(getAfiliado)]).toEqual([
      'anonima',
      closedStorage,
      [],
    ]);
  });

  test('[SESS-17] an unauthorised answer logs out', async () => {
    const device = fakeDevice(storedSession('1001', now));
    const portal = await openPortal(device, { answers: { [getAfiliado]: 'sesionVencida' } });
    expect([portal.session().value, portal.session().context.motivo, Object.fromEntries(device.local)]).toEqual([
      'anonima',
      'vencida',
      closedStorage,
    ]);
  });

  test.each(['sinConexion', 'sinRespuesta', 'sinServicio', 'ilegible'] as const)(
    '[SESS-17] a failure of the kind %s keeps the session and offers a retry',
    async (kind) => {
      const device = fakeDevice(storedSession('1001', now));
      const portal = await openPortal(device, { answers: { [getAfiliado]: kind } });
      expect([portal.session().value, portal.session().context, device.local.get('token')]).toEqual([
        { abierta: 'sinServicio' },
        { ...nobody, codigoAfiliado: '1001', motivo: null, activo: false, problema: { kind, mensaje: '' } },
        tokenOf('1001'),
      ]);
      portal.network.answers[getAfiliado] = () => ana;
      portal.app.session.send({ type: 'REINTENTAR' });
      await arrive();
      expect([portal.session().matches({ abierta: 'autenticada' }), portal.session().context.problema]).toEqual([
        true,
        null,
      ]);
    },
  );

  test('a load that never ends fails with a retry, which also runs when the network is back', async () => {
    const device = fakeDevice(storedSession('1001', now));
    const portal = await openPortal(device, { answers: { [getAfiliado]: 'nunca' } });
    device.pass(11);
    expect([portal.session().value, portal.session().context.problema]).toEqual([{ abierta: 'sinServicio' }, 'limite']);
    portal.setOnline(false);
    expect(portal.session().value).toEqual({ abierta: 'sinServicio' });
    portal.network.answers[getAfiliado] = () => ana;
    portal.setOnline(true);
    await arrive();
    expect(portal.session().matches({ abierta: 'autenticada' })).toBe(true);
  });

  test('[IDLE-16] a timestamp older than the limit closes the session at start-up without a call', async () => {
    const device = fakeDevice(storedSession('1001', now - 900_000));
    const portal = await openPortal(device);
    expect([portal.session().value, portal.session().context.motivo, portal.askedFor(getAfiliado)]).toEqual([
      'anonima',
      'inactividad',
      [],
    ]);
  });
});

describe('log-in and log-out', () => {
  test('[SESS-01, SESS-02, LOGIN-30] a log-in stores the affiliate info and the token, which no chart holds', async () => {
    const device = fakeDevice();
    const portal = await openPortal(device);
    await portal.login();
    expect(Object.fromEntries(device.local)).toEqual(storedSession('1001', now));
    expect(portal.session().context).toEqual({
      codigoAfiliado: '1001',
      ...ana,
      motivo: null,
      activo: true,
      problema: null,
    });
    expect(portal.app.store.token()).toBe(tokenOf('1001'));
    expect(portal.network.epochs()).toBe(1);
  });

  test('[SESS-10, SESS-11, SESS-23] log-out clears the token, sets the flag false and forgets the member', async () => {
    const device = fakeDevice();
    const portal = await openPortal(device);
    await portal.login();
    portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
    expect([portal.session().value, portal.session().context, Object.fromEntries(device.local)]).toEqual([
      'anonima',
      { ...nobody, motivo: 'salida', activo: false, problema: null },
      closedStorage,
    ]);
    expect([portal.app.store.token(), portal.network.epochs()]).toEqual([null, 2]);
  });

  test('[LOGIN-01] arriving at the log-in ends a session that is still being loaded, and changes nothing without one', async () => {
    const device = fakeDevice(storedSession('1001', now));
    const portal = await openPortal(device, { answers: { [getAfiliado]: 'nunca' } });
    portal.app.session.send({ type: 'SALIR', motivo: 'llegada' });
    expect([portal.session().value, Object.fromEntries(device.local)]).toEqual(['anonima', closedStorage]);
    portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
    expect(portal.session().context.motivo).toBe('llegada');
  });

  test('[SESS-22] five unauthorised answers during a session close it once, as expired', async () => {
    const device = fakeDevice();
    const portal = await openPortal(device);
    await portal.login();
    for (let answer = 0; answer < 5; answer += 1) portal.network.expire();
    expect([portal.session().value, portal.session().context.motivo, portal.network.epochs()]).toEqual([
      'anonima',
      'vencida',
      2,
    ]);
    expect(Object.fromEntries(device.local)).toEqual(closedStorage);
  });

  test('the reason of a closed session survives the reload, until the next log-in', async () => {
    const device = fakeDevice();
    const before = await openPortal(device);
    await before.login();
    before.app.session.send({ type: 'SALIR', motivo: 'inactividad' });
    const after = await openPortal(device, { session: before.tab });
    expect(after.session().context.motivo).toBe('inactividad');
    await after.login();
    expect([after.session().context.motivo, before.tab.get('motivo_cierre')]).toEqual([null, undefined]);
  });
});

describe('other tabs', () => {
  const twoTabs = async () => {
    const device = fakeDevice();
    const [one, two] = [await openPortal(device), await openPortal(device)];
    await one.login();
    return { device, one, two };
  };

  test('a log-in in another tab is checked with the server and adopted', async () => {
    const { two } = await twoTabs();
    expect([two.session().value, two.session().context.codigoAfiliado, two.askedFor(getAfiliado)]).toEqual([
      { abierta: { autenticada: 'enPortal' } },
      '1001',
      [{ path: getAfiliado, request: { query: { CodigoAfiliado: '1001' } }, token: tokenOf('1001') }],
    ]);
  });

  test('a log-out in another tab ends this session at once, with the reason', async () => {
    const { device, one, two } = await twoTabs();
    one.app.session.send({ type: 'SALIR', motivo: 'salida' });
    expect([two.session().value, two.session().context, two.app.store.token()]).toEqual([
      'anonima',
      { ...nobody, motivo: 'otraPestana', activo: false, problema: null },
      null,
    ]);
    expect(Object.fromEntries(device.local)).toEqual(closedStorage);
  });

  test('a tab that closes for inactivity tells the others', async () => {
    const { one, two } = await twoTabs();
    one.app.session.send({ type: 'SALIR', motivo: 'inactividad' });
    expect(two.session().context.motivo).toBe('inactividad');
  });

  test("another member's log-in elsewhere leaves no data of the first one, and no call mixes the two", async () => {
    const { one, two } = await twoTabs();
    two.network.answers[getAfiliado] = 'nunca';
    await one.login('2002');
    expect([two.session().value, two.session().context]).toEqual([
      { abierta: 'cargandoAfiliado' },
      { ...nobody, codigoAfiliado: '2002', motivo: null, activo: false, problema: null },
    ]);
    const mixed = [...one.network.asked, ...two.network.asked].filter(
      ({ path, request, token }) =>
        path === getAfiliado && token !== tokenOf(JSON.stringify(request).includes('2002') ? '2002' : '1001'),
    );
    expect(mixed).toEqual([]);
  });

  test('a page restored from the cache reads storage before anything else', async () => {
    const device = fakeDevice();
    const portal = await openPortal(device);
    await portal.login();
    device.local.set('autenticado', 'false');
    portal.act('pageshow', { persisted: true });
    expect([portal.session().value, portal.session().context]).toEqual([
      'anonima',
      { ...nobody, motivo: 'otraPestana', activo: false, problema: null },
    ]);
  });

  test('a token that expired while hidden closes the session when the page is shown', async () => {
    const device = fakeDevice();
    const portal = await openPortal(device);
    await portal.login();
    device.local.set('token', 'vencido');
    portal.comeBack();
    expect([portal.session().value, portal.session().context.motivo]).toEqual(['anonima', 'vencida']);
  });
});

describe('heartbeat', () => {
  test('at most every five minutes, and only after activity', async () => {
    const device = fakeDevice();
    const portal = await openPortal(device);
    await portal.login();
    const asked = () => portal.askedFor(getAfiliado).length;
    device.pass(299);
    expect(asked()).toBe(0);
    device.pass(1);
    await arrive();
    expect(asked()).toBe(1);
    device.pass(300);
    await arrive();
    expect(asked()).toBe(1);
    for (let second = 0; second <= 300; second += 1) {
      portal.act('click');
      device.pass(1);
      await arrive();
    }
    // The first click came five minutes after the last keep-alive, the others within five minutes of the next.
    expect(asked()).toBe(3);
  });

  test.each([
    ['/', 'enPortal'],
    ['/club', 'enClub'],
  ])("is sent at the member's next action, after the device slept through it at %s", async (place, state) => {
    const device = fakeDevice({ club_beneficiario: 'true' });
    const portal = await openPortal(device);
    await portal.login();
    portal.app.navigated(place);
    device.pass(60);
    // Timers are suspended while the server's limit approaches.
    device.sleep(239);
    portal.act('click');
    await arrive();
    expect(portal.askedFor(getAfiliado)).toHaveLength(0);
    device.sleep(1);
    portal.act('keydown');
    await arrive();
    expect([portal.askedFor(getAfiliado).length, portal.session().value]).toEqual([
      1,
      { abierta: { autenticada: state } },
    ]);
  });

  test('a failed one is retried half a minute later if the member is active, and not at each action before', async () => {
    const device = fakeDevice();
    const portal = await openPortal(device);
    await portal.login();
    portal.network.answers[getAfiliado] = 'sinConexion';
    device.sleep(660);
    portal.act('click');
    await arrive();
    device.sleep(29);
    portal.act('keydown');
    await arrive();
    expect(portal.askedFor(getAfiliado)).toHaveLength(1);
    device.sleep(1);
    portal.act('touchstart');
    await arrive();
    expect([portal.askedFor(getAfiliado).length, portal.session().value]).toEqual([
      2,
      { abierta: { autenticada: 'enPortal' } },
    ]);
  });

  test('a failed one is retried five minutes later; a rejected one closes the session', async () => {
    const device = fakeDevice();
    const portal = await openPortal(device);
    await portal.login();
    portal.network.answers[getAfiliado] = 'sinConexion';
    device.pass(300);
    await arrive();
    expect(portal.session().value).toEqual({ abierta: { autenticada: 'enPortal' } });
    portal.network.answers[getAfiliado] = 'sesionVencida';
    device.pass(300);
    await arrive();
    expect([portal.session().value, portal.session().context.motivo]).toEqual(['anonima', 'vencida']);
  });
});

describe('the visit to the club', () => {
  const visiting = async () => {
    const device = fakeDevice({ club_beneficiario: 'true' });
    const portal = await openPortal(device);
    await portal.login();
    portal.app.navigated('/club/');
    return { device, portal };
  };

  test('[LOGIN-40, LOGIN-41] the intent is removed on arrival, the club stays open, and leaving it ends the session', async () => {
    const { device, portal } = await visiting();
    expect([portal.session().value, device.local.has('club_beneficiario')]).toEqual([
      { abierta: { autenticada: 'enClub' } },
      false,
    ]);
    portal.app.navigated('/club');
    expect(portal.session().value).toEqual({ abierta: { autenticada: 'enClub' } });
    portal.app.navigated('/');
    expect([portal.session().value, portal.session().context.motivo]).toEqual(['anonima', 'club']);
  });

  test('[LOGIN-42] a page before the club, such as the onboarding, keeps the intent', async () => {
    const device = fakeDevice({ club_beneficiario: 'true' });
    const portal = await openPortal(device);
    await portal.login();
    portal.app.navigated('/onboarding');
    expect([portal.session().value, device.local.get('club_beneficiario')]).toEqual([
      { abierta: { autenticada: 'enPortal' } },
      'true',
    ]);
  });

  test('a reload in the club continues the visit; one that leaves it ends the session', async () => {
    const { device, portal } = await visiting();
    const [same, away] = [
      await openPortal(device, { session: new Map(portal.tab) }),
      await openPortal(device, { session: new Map(portal.tab) }),
    ];
    same.app.navigated('/club');
    expect(same.session().value).toEqual({ abierta: { autenticada: 'enClub' } });
    away.app.navigated('/pagos');
    expect([away.session().value, away.session().context.motivo]).toEqual(['anonima', 'club']);
  });

  test('a reload on a public page ends the session once its member is known', async () => {
    const { device, portal } = await visiting();
    const away = await openPortal(device, { session: new Map(portal.tab), answers: { [getAfiliado]: 'sinConexion' } });
    away.app.navigated('/formulario/solicitudAfiliacion');
    away.network.answers[getAfiliado] = () => ana;
    away.app.session.send({ type: 'REINTENTAR' });
    await arrive();
    expect([away.session().value, away.session().context.motivo]).toEqual(['anonima', 'club']);
  });

  test('without the intent the club is a page like any other', async () => {
    const device = fakeDevice();
    const portal = await openPortal(device);
    await portal.login();
    portal.app.navigated('/club');
    portal.app.navigated('/');
    expect(portal.session().value).toEqual({ abierta: { autenticada: 'enPortal' } });
  });
});
