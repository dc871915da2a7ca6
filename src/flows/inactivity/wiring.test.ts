import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idleReadings } from '../../../domain/rules/policy';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice, insideDialog } from '../../../tests/stand-ins/fake-device';
import { ana, nobody, openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { inactivityTexts } from './texts';

const now = 1_700_000_000_000;

const open = async (opening?: Parameters<typeof openPortal>[1]) => {
  const device = fakeDevice();
  const portal = await openPortal(device, opening);
  await portal.login();
  return { device, portal };
};
type Portal = Awaited<ReturnType<typeof openPortal>>;
const warned = (portal: Portal) => portal.idle().hasTag('aviso');
const phases = (portal: Portal) => [portal.session().value, portal.idle().value];
const closed = ['anonima', 'cerrando'];

test('[IDLE-04, IDLE-05, IDLE-08, IDLE-09] warns at 14 minutes and closes at 15, checking each second', async () => {
  const { device, portal } = await open();
  device.pass(839);
  expect([warned(portal), portal.idle().context.quedan]).toEqual([false, 61]);
  device.pass(1);
  expect([warned(portal), portal.idle().context.quedan, portal.idle().context.anuncio]).toEqual([true, 60, 'apertura']);
  device.pass(59);
  expect([warned(portal), portal.idle().context.quedan]).toEqual([true, 1]);
  device.pass(1);
  expect(phases(portal)).toEqual(closed);
});

test('[IDLE-06, IDLE-07] «as coded»: warns after 60000 ms, closes after 120000 ms', async () => {
  const { device, portal } = await open({ policy: idleReadings.A });
  device.pass(59);
  expect(warned(portal)).toBe(false);
  device.pass(1);
  expect(warned(portal)).toBe(true);
  device.pass(60);
  expect(phases(portal)).toEqual(closed);
});

test('[IDLE-08] reading B: warns after one minute, closes after 15, and shows the minutes left', async () => {
  const { device, portal } = await open({ policy: idleReadings.B });
  device.pass(60);
  expect([warned(portal), portal.idle().context.quedan]).toEqual([true, 840]);
  device.pass(840);
  expect(phases(portal)).toEqual(closed);
});

test('[IDLE-11, IDLE-12, IDLE-13] at the limit the timestamp is removed, the user logged out and the page reloaded, once', async () => {
  const { device, portal } = await open();
  device.pass(920);
  expect([Object.fromEntries(device.local), portal.session().context, portal.reloads()]).toEqual([
    { autenticado: 'false' },
    { ...nobody, motivo: 'inactividad', activo: false, problema: null },
    1,
  ]);
  expect([portal.idle().value, portal.failures]).toEqual(['dormida', []]);
});

test.each([
  ['[IDLE-01] a click', 'click'],
  ['[IDLE-03] a scroll', 'scroll'],
  ['a key', 'keydown'],
  ['typing', 'input'],
  ['a touch', 'touchstart'],
])('%s resets the idle timer', async (_, type) => {
  const { device, portal } = await open();
  device.pass(800);
  portal.act(type);
  device.pass(839);
  expect(warned(portal)).toBe(false);
  device.pass(1);
  expect(warned(portal)).toBe(true);
});

test('[IDLE-02] a page load resets the idle timer', async () => {
  const device = fakeDevice(storedSession('1001', now - 800_000));
  const portal = await openPortal(device);
  expect(device.local.get('lastActivity')).toBe(String(now));
  device.pass(839);
  expect(warned(portal)).toBe(false);
});

test('moving the pointer never counts', async () => {
  const { device, portal } = await open();
  for (let second = 0; second < 840; second += 1) {
    portal.act('mousemove');
    portal.act('pointermove');
    device.pass(1);
  }
  expect(warned(portal)).toBe(true);
});

test('[IDLE-14] never warns or logs out a visitor', async () => {
  const device = fakeDevice();
  const portal = await openPortal(device);
  device.pass(2000);
  expect([...phases(portal), portal.reloads(), device.local.has('lastActivity')]).toEqual([
    'anonima',
    'dormida',
    0,
    false,
  ]);
});

describe('while the warning is shown', () => {
  const warnedPortal = async () => {
    const opened = await open();
    opened.device.pass(850);
    return opened;
  };

  test.each([
    ['a click outside', 'click', {}],
    ['the wheel outside', 'wheel', {}],
    ['a finger that moves outside', 'touchmove', {}],
    ['a paging key outside', 'keydown', { key: 'PageDown' }],
  ])('%s hides it and restarts the idle time', async (_, type, fields) => {
    const { device, portal } = await warnedPortal();
    portal.act(type, fields);
    expect([warned(portal), portal.idle().context.quedan, portal.idle().context.anuncio]).toEqual([
      false,
      900,
      'extendida',
    ]);
    device.pass(839);
    expect(warned(portal)).toBe(false);
  });

  test.each([
    ['a key', 'keydown', { key: 'Tab' }],
    ['a scroll that the page makes by itself', 'scroll', {}],
    ['typing', 'input', {}],
    ['a touch', 'touchstart', {}],
    ['a click inside', 'click', { composedPath: () => [], inside: true }],
  ])('%s does not', async (_, type, fields) => {
    const { portal } = await warnedPortal();
    if ('inside' in fields) {
      const event = new Event(type);
      Object.defineProperty(event, 'target', { value: insideDialog });
      portal.page.dispatchEvent(event);
    } else portal.act(type, fields);
    expect([warned(portal), portal.idle().context.quedan]).toEqual([true, 50]);
  });

  test('[IDLE-10] «Continuar» hides it and restarts the idle time; «Cerrar sesión» ends the session', async () => {
    expect([inactivityTexts.continuar, inactivityTexts.cerrar]).toEqual(['Continuar', 'Cerrar sesión']);
    const { device, portal } = await warnedPortal();
    portal.app.inactivity.send({ type: 'CONTINUAR' });
    expect([warned(portal), portal.idle().context.quedan, device.local.get('lastActivity')]).toEqual([
      false,
      900,
      String(device.now.wall),
    ]);
    device.pass(850);
    device.local.set('borrador_1001_reimbursement', '{}');
    portal.app.inactivity.send({ type: 'CERRAR_SESION' });
    await arrive();
    expect([...phases(portal), portal.session().context.motivo, portal.reloads()]).toEqual([
      'anonima',
      'dormida',
      'aviso',
      0,
    ]);
    // Logging out without a question keeps the drafts.
    expect(device.local.has('borrador_1001_reimbursement')).toBe(true);
  });

  test.each([
    ['C', 60],
    ['B', 840],
  ] as const)('opening, 40, 20 and 10 seconds are announced in the reading %s', async (reading, opens) => {
    const { device, portal } = await open({ policy: idleReadings[reading] });
    const heard = new Set<unknown>();
    portal.app.inactivity.subscribe(({ context }) => heard.add(`${context.anuncio} ${context.quedan}`));
    device.pass(899);
    const announced = [...heard].filter(
      (words, index, all) => String(words).split(' ')[0] !== String(all[index - 1]).split(' ')[0],
    );
    expect(announced).toEqual(['null 899', `apertura ${opens}`, '40 40', '20 20', '10 10']);
  });

  test('it can be extended any number of times', async () => {
    const { device, portal } = await open();
    for (let time = 0; time < 12; time += 1) {
      device.pass(850);
      expect(warned(portal)).toBe(true);
      portal.app.inactivity.send({ type: 'CONTINUAR' });
      expect(warned(portal)).toBe(false);
    }
    expect(portal.session().matches({ abierta: 'autenticada' })).toBe(true);
  });
});

describe('sleep and clocks', () => {
  test.each([
    ['the first tick', (portal: Portal, device: ReturnType<typeof fakeDevice>) => [portal, device.tick()]],
    ['the page shown again', (portal: Portal) => portal.comeBack()],
    ['the page back out of memory', (portal: Portal) => portal.act('pageshow', { persisted: true })],
    ['a click', (portal: Portal) => portal.act('click')],
  ])('after an hour of sleep %s closes the session before it counts as activity', async (_, wake) => {
    const { device, portal } = await open();
    device.sleep(3600);
    wake(portal, device);
    expect([...phases(portal), portal.session().context]).toEqual([
      ...closed,
      { ...nobody, motivo: 'inactividad', activo: false, problema: null },
    ]);
  });

  test('«Continuar» after the limit comes too late', async () => {
    const { device, portal } = await open();
    device.pass(850);
    device.sleep(3600);
    portal.app.inactivity.send({ type: 'CONTINUAR' });
    expect(phases(portal)).toEqual(closed);
  });

  test.each([
    ['an hour back', -3_600_000],
    ['a year back', -31_536_000_000],
  ])('a clock set %s neither closes the session nor keeps it alive', async (_, jump) => {
    const { device, portal } = await open();
    device.pass(60);
    device.now.wall += jump;
    device.pass(779);
    expect(warned(portal)).toBe(false);
    device.pass(1);
    expect(warned(portal)).toBe(true);
    device.pass(60);
    expect(phases(portal)).toEqual(closed);
  });

  test.each([['NaN'], ['99999999999999'], [null]])('a timestamp changed to %j counts as now, once', async (stamp) => {
    const { device, portal } = await open();
    device.pass(800);
    if (stamp === null) device.local.delete('lastActivity');
    else device.local.set('lastActivity', stamp);
    device.pass(840);
    expect(warned(portal)).toBe(false);
    device.pass(1);
    expect(warned(portal)).toBe(true);
  });
});

describe('[IDLE-16] several tabs', () => {
  test('activity in one tab keeps the others alive and hides their warning', async () => {
    const { device, portal: one } = await open();
    const two = await openPortal(device);
    device.pass(850);
    expect([warned(one), warned(two)]).toEqual([true, true]);
    one.act('click');
    device.tick();
    expect([warned(one), warned(two), two.idle().context.anuncio]).toEqual([false, false, 'extendida']);
  });

  test('a load elsewhere is activity too', async () => {
    const { device, portal: one } = await open();
    device.pass(850);
    await openPortal(device);
    device.tick();
    expect(warned(one)).toBe(false);
  });

  test('without activity all tabs close, each with the reason', async () => {
    const { device, portal: one } = await open();
    const two = await openPortal(device);
    device.pass(900);
    expect([one.session().context.motivo, two.session().context.motivo]).toEqual(['inactividad', 'inactividad']);
    expect([one.session().value, two.session().value]).toEqual(['anonima', 'anonima']);
  });
});

test('without a session no private data are left, and seconds are never negative', async () => {
  const start = async () => {
    const device = fakeDevice();
    const portal = await openPortal(device);
    const check = () => {
      const { value, context } = portal.session();
      const { codigoAfiliado, nombres, apellidos, tipoAfiliacion, regimen } = context;
      const secrets = { codigoAfiliado, nombres, apellidos, tipoAfiliacion, regimen };
      if (typeof value === 'string') expect(secrets).toEqual(nobody);
      else if (!portal.session().matches({ abierta: 'autenticada' }))
        expect({ ...secrets, codigoAfiliado: '' }).toEqual(nobody);
      expect(portal.idle().matches('atenta')).toBe(portal.session().matches({ abierta: 'autenticada' }));
      expect(portal.idle().context.quedan).toBeGreaterThanOrEqual(0);
      expect(portal.failures).toEqual([]);
    };
    const steps: Record<string, () => unknown> = {
      entra: () => portal.login(),
      entraOtro: () => portal.login('2002'),
      sale: () => portal.app.session.send({ type: 'SALIR', motivo: 'salida' }),
      vence: () => portal.network.expire(),
      clic: () => portal.act('click'),
      tecla: () => portal.act('keydown', { key: 'a' }),
      continua: () => portal.app.inactivity.send({ type: 'CONTINUAR' }),
      cierra: () => portal.app.inactivity.send({ type: 'CERRAR_SESION' }),
      minuto: () => device.pass(60),
      trece: () => device.pass(780),
      duerme: () => device.sleep(900),
      vuelve: () => portal.comeBack(),
      restaura: () => portal.act('pageshow', { persisted: true }),
      atrasa: () => device.sleep(-3600),
      red: () => portal.setOnline(true),
      reintenta: () => portal.app.session.send({ type: 'REINTENTAR' }),
      club: () => portal.app.navigated('/club'),
      inicio: () => portal.app.navigated('/'),
      intencion: () => device.local.set('club_beneficiario', 'true'),
      borra: () => device.local.clear(),
      rompe: () => device.local.set('token', 'x'),
      fallan: () => {
        portal.network.answers['Afiliado/getAfiliado'] = 'sinConexion';
      },
      contestan: () => {
        portal.network.answers['Afiliado/getAfiliado'] = () => ana;
      },
      llega: () => arrive(),
    };
    return { steps, check };
  };
  const names = Object.keys((await start()).steps);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 25 }), async (taken) => {
      const { steps, check } = await start();
      for (const name of taken) {
        await steps[name]?.();
        check();
      }
    }),
    { numRuns: 1000 },
  );
});
