import { afterEach, describe, expect, test, vi } from 'vitest';
import { enlacesNotificaciones } from '../../../domain/contract/extras/notificaciones-enlaces';
import { unreadCount } from '../../../domain/rules/notices/notifications';
import { chartLimitMs, defaultPolicy } from '../../../domain/rules/policy';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeArea, fakeDevice } from '../../../tests/stand-ins/fake-device';
import { ana, openPortal, storedSession, tokenOf } from '../../../tests/stand-ins/portal';
import { Problem } from '../../api/problem';
import { memberStore } from '../../platform/member-store';
import { safeStorage } from '../../platform/storage';
import { startShell } from '../shell/wiring';

const now = 1_700_000_000_000;
const path = 'ClienteNotificacion/ConsCentralNotificaciones';
const corePath = 'Afiliado/nucleo/carnet';
const flagsPath = 'utility/feature/flags';
const on = { nombre: 'VER_NOTIFICACIONES', esWeb: true };
const card = { idAfiliado: '1001', planes_Nombre: 'Plan básico' };
const item = (codigo: number) => ({
  codigo: String(codigo),
  origen: 'Autorizaciones',
  description: 'Su autorización fue aprobada.',
  fecha: '2023-11-10',
  detalle: 'Puede verla en su historial.',
});
const stock = Array.from({ length: 23 }, (_, index) => item(23 - index));
const page = (request: unknown) => {
  const { numeroDePagina, registroPorPagina } = (request as { body: Record<string, number> }).body; // The body that the centre sends.
  const from = ((numeroDePagina ?? 1) - 1) * (registroPorPagina ?? 10);
  return stock.slice(from, from + (registroPorPagina ?? 10));
};

const linksPath = enlacesNotificaciones.path;
const links = [{ codigo: '23', pagina: 'pagos', numeroCaso: '' }];
const open = async (answers: Parameters<typeof openPortal>[1] = {}, stored: Record<string, string> = {}) => {
  const device = fakeDevice({ ...storedSession('1001', now), ...stored });
  const portal = await openPortal(device, {
    answers: { [flagsPath]: () => [on], [corePath]: () => [card], [path]: page, ...answers.answers },
  });
  await arrive();
  const flow = () => {
    const member = portal.app.member.getSnapshot();
    if (member === null) throw new Error('nobody is there');
    return member.notifications;
  };
  const codes = () =>
    flow()
      .getSnapshot()
      .context.items.map(({ codigo }) => Number(codigo));
  const unread = () => unreadCount(flow().getSnapshot().context.items, flow().getSnapshot().context.leidas);
  return { device, portal, flow, codes, unread, value: () => flow().getSnapshot().value };
};

test('[NOTIF-09, NOTIF-10, NOTIF-11] loads the first ten with contrato, regimen, plan, numeroDePagina and registroPorPagina', async () => {
  const { portal, flow, value } = await open();
  expect(portal.askedFor(path)).toEqual([
    {
      path,
      request: {
        body: {
          contrato: '1001',
          regimen: 'CONTRIBUTIVO',
          plan: 'Plan básico',
          numeroDePagina: 1,
          registroPorPagina: 10,
        },
      },
      token: tokenOf('1001'),
    },
  ]);
  expect([value(), flow().getSnapshot().context.items]).toEqual([{ lista: 'fresca' }, stock.slice(0, 10)]);
});

test('[FLAG-03, SHELL-06] loads nothing while verNotificaciones is off, and clears the list when it is turned off', async () => {
  const { portal, value } = await open({ answers: { [flagsPath]: () => [] } });
  expect([value(), portal.askedFor(path)]).toEqual(['apagada', []]);
  portal.network.answers[flagsPath] = () => [on];
  portal.app.flags.send({ type: 'RECARGAR' });
  await arrive();
  expect(value()).toEqual({ lista: 'fresca' });
  portal.network.answers[flagsPath] = () => [];
  portal.app.flags.send({ type: 'RECARGAR' });
  await arrive();
  expect(value()).toBe('apagada');
});

test('waits for the plan; without a plan loads the notifications all the same', async () => {
  const { portal, value } = await open({ answers: { [corePath]: 'nunca' } });
  expect([value(), portal.askedFor(path)]).toEqual(['esperandoPlan', []]);
  portal.clock.increment(chartLimitMs(defaultPolicy.readLimitMs));
  await arrive();
  expect([value(), portal.askedFor(path).map(({ request }) => request)]).toEqual([
    { lista: 'fresca' },
    [
      {
        body: { contrato: '1001', regimen: ana.regimen, plan: '', numeroDePagina: 1, registroPorPagina: 10 },
      },
    ],
  ]);
});

test('no notification is an empty list', async () => {
  const { value } = await open({ answers: { [path]: () => [] } });
  expect(value()).toEqual({ vacia: 'fresca' });
});

test('[NOTIF-13] loads further notifications ten at a time, until the last', async () => {
  const { portal, flow, codes } = await open();
  flow().send({ type: 'VER_MAS' });
  await arrive();
  expect([codes().length, flow().getSnapshot().context.hayMas]).toEqual([20, true]);
  flow().send({ type: 'VER_MAS' });
  await arrive();
  expect([codes(), flow().getSnapshot().context.hayMas]).toEqual([stock.map(({ codigo }) => Number(codigo)), false]);
  flow().send({ type: 'VER_MAS' });
  await arrive();
  expect(portal.askedFor(path).length).toBe(3);
});

test('[NOTIF-13] loads further notifications also while the first ten reload', async () => {
  const { portal, flow, codes, value } = await open();
  portal.clock.increment(60_000);
  portal.network.answers[path] = () => new Promise(() => {});
  flow().send({ type: 'ABRIR' });
  expect(value()).toEqual({ lista: 'actualizando' });
  portal.network.answers[path] = page;
  flow().send({ type: 'VER_MAS' });
  await arrive();
  expect([value(), codes().length]).toEqual([{ lista: 'fresca' }, 20]);
});

test('a further page that fails keeps the list, and can be retried', async () => {
  const { portal, flow, codes, value } = await open();
  portal.network.answers[path] = 'sinServicio';
  flow().send({ type: 'VER_MAS' });
  await arrive();
  expect([value(), codes().length, portal.logged]).toEqual([
    { lista: 'faltanMas' },
    10,
    ['notifications: no se pudo cargar'],
  ]);
  portal.network.answers[path] = page;
  flow().send({ type: 'VER_MAS' });
  await arrive();
  expect([value(), codes().length]).toEqual([{ lista: 'fresca' }, 20]);
});

test('[NOTIF-03, NOTIF-04, NOTIF-12] one notification is open at a time, and an opened one counts as read', async () => {
  const { flow, unread } = await open();
  const opened = () => flow().getSnapshot().context.abierta;
  const seen = [[opened(), unread()]];
  for (const codigo of ['23', '22', '22', '23']) {
    flow().send({ type: 'EXPANDIR', codigo });
    seen.push([opened(), unread()]);
  }
  expect(seen).toEqual([
    ['', 10],
    ['23', 9],
    ['22', 8],
    ['', 8],
    ['23', 8],
  ]);
});

test('[NOTIF-07, NOTIF-08] shows and cuts the text of one notification independently of others', async () => {
  const { flow } = await open();
  const whole = () => flow().getSnapshot().context.completas;
  const seen = [whole()];
  for (const codigo of ['23', '22', '23']) {
    flow().send({ type: 'ALTERNAR_TEXTO', codigo });
    seen.push(whole());
  }
  expect(seen).toEqual([[], ['23'], ['23', '22'], ['22']]);
});

test('[NOTIF-13] read marks survive a reload and a log-out, as codes of this affiliate', async () => {
  const { device, portal, flow } = await open();
  flow().send({ type: 'EXPANDIR', codigo: '23' });
  portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
  expect(
    memberStore(
      safeStorage(() => fakeArea(device.local)),
      () => '',
    ).readMarks('1001'),
  ).toEqual(['23']);
  const again = await open(
    {},
    Object.fromEntries([...device.local].filter(([key]) => /^(notificaciones_leidas_|dispositivo$)/.test(key))),
  );
  expect(again.unread()).toBe(9);
});

test('[NOTIF-01] opening the bell reloads after a minute, not earlier, and a failure keeps the list', async () => {
  const { portal, codes, value } = await open();
  const shell = startShell(portal.app);
  const press = async () => {
    shell.send({ type: 'ABRIR_NOTIFICACIONES' });
    await arrive();
    shell.send({ type: 'CERRAR' });
    return portal.askedFor(path).length;
  };
  expect(await press()).toBe(1);
  portal.clock.increment(59_999);
  expect(await press()).toBe(1);
  portal.clock.increment(1);
  portal.network.answers[path] = 'sinConexion';
  expect([await press(), value(), codes().length]).toEqual([2, { lista: 'vieja' }, 10]);
  portal.network.answers[path] = () => [item(24), ...stock.slice(0, 9)];
  expect([await press(), value(), codes()[0]]).toEqual([3, { lista: 'fresca' }, 24]);
});

test('[NOTIF-13] a reload of the first ten keeps the loaded ones and the open one; new ones come first', async () => {
  const { portal, flow, codes } = await open();
  flow().send({ type: 'VER_MAS' });
  await arrive();
  flow().send({ type: 'EXPANDIR', codigo: '5' });
  portal.clock.increment(60_000);
  portal.network.answers[path] = () => [item(25), item(24), ...stock.slice(0, 8)];
  flow().send({ type: 'ABRIR' });
  await arrive();
  expect([codes(), flow().getSnapshot().context.abierta]).toEqual([
    Array.from({ length: 22 }, (_, index) => 25 - index),
    '5',
  ]);
  portal.network.answers[path] = page;
  flow().send({ type: 'VER_MAS' });
  await arrive();
  expect(portal.askedFor(path).at(-1)?.request).toMatchObject({ body: { numeroDePagina: 3 } });
  expect([codes().length, codes().at(-1)]).toEqual([25, 1]);
});

test('a failed load is reported inside the list, only logged, and retried', async () => {
  const { portal, flow, value } = await open({ answers: { [path]: 'sinServicio' } });
  expect([value(), portal.logged, portal.app.snackbars.getSnapshot().context.visibles]).toEqual([
    'fallida',
    ['notifications: no se pudo cargar'],
    [],
  ]);
  portal.network.answers[path] = page;
  flow().send({ type: 'REINTENTAR' });
  await arrive();
  expect(value()).toEqual({ lista: 'fresca' });
});

describe('the pages that they are about', () => {
  const offer = (...extras: readonly string[]) =>
    vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ extras }) }) });
  afterEach(() => vi.unstubAllGlobals());
  const linked = async (answer: NonNullable<Parameters<typeof openPortal>[1]>['answers'], ...extras: string[]) => {
    offer(...extras);
    const opened = await open({ answers: { ...answer } });
    await arrive();
    const { enlaces, items } = opened.flow().getSnapshot().context;
    return { ...opened, seen: [enlaces, items.length, opened.portal.askedFor(linksPath).length] };
  };

  test('are asked for beside the list, of all that are loaded', async () => {
    const { portal, flow, seen } = await linked({ [linksPath]: () => links }, 'notificaciones/enlaces');
    expect(seen).toEqual([links, 10, 1]);
    flow().send({ type: 'VER_MAS' });
    await arrive();
    expect(portal.askedFor(linksPath).map(({ request }) => request)).toEqual([
      { query: { cuantas: 10 } },
      { query: { cuantas: 20 } },
    ]);
  });

  test('are not asked for where the server does not offer it', async () => {
    expect((await linked({ [linksPath]: () => links }, 'casos/historia')).seen).toEqual([[], 10, 0]);
  });

  test.each([
    ['404', () => Promise.reject(new Problem('sinServicio', { status: 404 }))],
    ['no connection', 'sinConexion'],
    ['no answer', 'nunca'],
  ] as const)('keep the list waiting for nothing: %s', async (_, answer) => {
    const { seen, value, portal } = await linked({ [linksPath]: answer }, 'notificaciones/enlaces');
    expect([seen, value(), portal.app.snackbars.getSnapshot().context.visibles]).toEqual([
      [[], 10, 1],
      { lista: 'fresca' },
      [],
    ]);
  });
});
