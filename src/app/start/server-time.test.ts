import { describe, expect, test } from 'vitest';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openLinkPage } from '../../../tests/stand-ins/link-page';
import { ana, openPortal, storedSession, tokenOf } from '../../../tests/stand-ins/portal';
import { Problem } from '../../api/problem';

const serverNow = 1_700_000_000_000;
const hour = 3_600_000;
const getAfiliado = 'Afiliado/getAfiliado';
const flags = 'utility/feature/flags';
const history = 'HistorialConsumo/todos';
const change = 'Autenticacion/cambiarClave';

const clocks = [
  ['right', 0],
  ['three hours ahead', 3 * hour],
  ['a day ahead', 24 * hour],
  ['three hours behind', -3 * hour],
  ['a day behind', -24 * hour],
  ['a year behind', -8_760 * hour],
] as const;

/** A device with a wrong clock, and a server with a right one. */
const off = (by: number, stored: Record<string, string> = {}) => {
  const device = fakeDevice(stored);
  device.now.wall = serverNow + by;
  return { device, serverTime: (wall: number) => wall - by };
};
const saysNothing = { serverTime: () => null };

describe('a session with a valid token', () => {
  test.each(clocks)('[SESS-12] [SESS-17] survives a reload on a device whose clock is %s', async (_, by) => {
    const token = tokenOf('1001', serverNow + hour);
    const { device, serverTime } = off(by, { ...storedSession('1001', serverNow + by), token });
    const portal = await openPortal(device, { serverTime });
    expect([portal.session().value, portal.askedFor(getAfiliado).map((asked) => asked.token)]).toEqual([
      { abierta: { autenticada: 'enPortal' } },
      [token],
    ]);
    portal.comeBack();
    expect(portal.session().value).toEqual({ abierta: { autenticada: 'enPortal' } });
  });

  test.each(clocks)("ends by the server's clock, at any check, on a device whose clock is %s", async (_, by) => {
    const token = tokenOf('1001', serverNow + hour / 6);
    const { device, serverTime } = off(by, { ...storedSession('1001', serverNow + by), token });
    const portal = await openPortal(device, { serverTime });
    device.sleep(599);
    portal.comeBack();
    expect(portal.session().value).toEqual({ abierta: { autenticada: 'enPortal' } });
    device.sleep(1);
    portal.comeBack();
    expect([portal.session().value, portal.session().context.motivo]).toEqual(['anonima', 'vencida']);
  });
});

test("[SESS-17] leaves an old token to the server while the server's time is unknown", async () => {
  const token = tokenOf('1001', serverNow - hour);
  const stored = { ...storedSession('1001', serverNow), token };
  const welcome = await openPortal(fakeDevice(stored), saysNothing);
  const refused = await openPortal(fakeDevice(stored), { ...saysNothing, answers: { [getAfiliado]: 'sesionVencida' } });
  welcome.comeBack();
  expect([welcome, refused].map((portal) => portal.session().matches({ abierta: 'autenticada' }))).toEqual([
    true,
    false,
  ]);
  expect(refused.session().context.motivo).toBe('vencida');
});

describe('the link to change a password', () => {
  const gone = () => {
    throw new Problem('sinServicio', { status: 410 });
  };
  const open = async (
    exp: number,
    device: ReturnType<typeof fakeDevice>,
    opening: Parameters<typeof openPortal>[1],
  ) => {
    const portal = await openPortal(device, opening);
    const before = portal.network.asked.length;
    const link = openLinkPage('changePassword', tokenOf('1001', exp), portal.app, portal.clock);
    await arrive();
    return { ...link, asked: () => portal.network.asked.slice(before).map(({ path }) => path) };
  };
  const form = 'formulario.editando';

  test.each(clocks)('[PWD-14] opens its form at once if fresh, on a device whose clock is %s', async (_, by) => {
    const { device, serverTime } = off(by);
    const link = await open(serverNow + hour, device, { serverTime });
    expect([link.state(), link.asked()]).toEqual([form, []]);
  });

  test.each(clocks)(
    '[PWD-14] is rejected on load without a call if expired, on a device whose clock is %s',
    async (_, by) => {
      const { device, serverTime } = off(by);
      const link = await open(serverNow - 1_000, device, { serverTime });
      expect([link.state(), link.asked()]).toEqual(['vencido', []]);
    },
  );

  test("waits for the server's time if it looks expired only by the device's clock", async () => {
    const opened = async (exp: number) => {
      const { device, serverTime } = off(3 * hour);
      const answers: Record<string, 'nunca' | (() => unknown)> = { [flags]: 'nunca', 'Ajuste/menu': 'nunca' };
      const portal = await openPortal(device, { serverTime, answers });
      portal.network.answers[flags] = () => [];
      const link = openLinkPage('changePassword', tokenOf('1001', exp), portal.app, portal.clock);
      await arrive();
      return [link.state(), portal.askedFor(flags).length];
    };
    expect([await opened(serverNow + hour), await opened(serverNow - hour)]).toEqual([
      [form, 2],
      ['vencido', 2],
    ]);
  });

  test.each([
    ['that says no time', saysNothing],
    [
      'that nobody can reach',
      { ...saysNothing, answers: { [flags]: 'sinConexion', 'Ajuste/menu': 'sinConexion' } as const },
    ],
  ])('is left to a server %s', async (_, opening) => {
    const answers = { ...('answers' in opening ? opening.answers : {}), [change]: gone };
    const link = await open(serverNow - hour, fakeDevice(), { ...opening, answers });
    expect([link.state(), link.asked()]).toEqual([form, [flags]]);
    link.send({ type: 'ENVIAR', clave: 'mangú con queso 7', repetida: 'mangú con queso 7' });
    await arrive();
    expect(link.state()).toBe('vencido');
  });
});

test.each(clocks)("today is the server's day on a device whose clock is %s", async (_, by) => {
  const { device, serverTime } = off(by, storedSession('1001', serverNow + by));
  const portal = await openPortal(device, { serverTime });
  expect(portal.askedFor(history).map(({ request }) => request)).toEqual([
    {
      body: {
        contrato: '1001',
        fechaDesde: '2022-11-14',
        fechaHasta: '2023-11-14',
        numeroDePagina: 1,
        registrosPorPagina: 5,
      },
    },
  ]);
});

test.each(clocks)(
  "a visitor's token is renewed a minute before it expires, on a device whose clock is %s",
  async (_, by) => {
    const { device, serverTime } = off(by);
    const { network } = await openPortal(device, { serverTime });
    const isEnding = (left: number) => network.hooks().isEnding(tokenOf('', serverNow + left));
    expect([60_000, 61_000].map(isEnding)).toEqual([true, false]);
  },
);

test("a visitor's token without an expiry is never renewed early", async () => {
  const { network } = await openPortal(fakeDevice());
  expect(['opaco', tokenOf('')].map((token) => network.hooks().isEnding(token))).toEqual([false, false]);
});

test.each(clocks)(
  "[IDLE-04] measures idleness by the device's monotonic time alone, with a clock %s",
  async (_, by) => {
    const { device, serverTime } = off(by, storedSession('1001', serverNow + by - 840_000));
    const portal = await openPortal(device, { serverTime, answers: { [getAfiliado]: () => ana } });
    expect(portal.session().matches({ abierta: 'autenticada' })).toBe(true);
    device.pass(899);
    expect(portal.session().matches({ abierta: 'autenticada' })).toBe(true);
    device.pass(1);
    expect([portal.session().value, portal.session().context.motivo]).toEqual(['anonima', 'inactividad']);
  },
);
