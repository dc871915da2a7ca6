import { describe, expect, test } from 'vitest';
import { decodeReply } from '../../../domain/contract/decode';
import { flags, menu } from '../../../domain/contract/start';
import { chartLimitMs, defaultPolicy } from '../../../domain/rules/policy';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession, tokenOf } from '../../../tests/stand-ins/portal';

const menuPath = 'Ajuste/menu';
const flagsPath = 'utility/feature/flags';
const item = {
  id: '1',
  titulo: 'Prestadores',
  icono: 'hospital',
  url: '/consulta/prestadores',
  externo: false,
  requireLogin: false,
  hijos: [],
};

test('[MENU-11] the fields of an item are id, titulo, icono, url, externo, requireLogin and hijos', () => {
  const child = { id: '2', titulo: 'Blog', icono: '', url: 'https://ejemplo.do', externo: true, requireLogin: false };
  expect(decodeReply(menu, { result: [{ ...item, hijos: [child] }, { titulo: 'Pagos' }] })).toEqual({
    ok: true,
    reply: [
      { ...item, hijos: [child] },
      { id: '', titulo: 'Pagos', icono: '', url: '', externo: false, requireLogin: true, hijos: [] },
    ],
  });
});

describe('menu', () => {
  const open = (answer: 'sinConexion' | 'nunca' | (() => unknown)) =>
    openPortal(fakeDevice(), { answers: { [menuPath]: answer } });
  const state = ({ app }: Awaited<ReturnType<typeof openPortal>>) => app.menu.getSnapshot();

  test("[MENU-01] shows the server's answer", async () => {
    const portal = await open(() => [item]);
    expect([state(portal).value, state(portal).context]).toEqual(['cargada', { lista: [item], fallos: 0 }]);
  });

  test('[MENU-10] a failed load is only logged, without a message, and retried at growing intervals', async () => {
    const portal = await open('sinConexion');
    const asked = () => portal.askedFor(menuPath).length;
    expect([state(portal).value, portal.app.snackbars.getSnapshot().context.visibles, portal.logged]).toEqual([
      'fallida',
      [],
      ['menu: no se pudo cargar'],
    ]);
    const waits = [1000, 2000, 4000];
    for (const wait of waits) {
      portal.clock.increment(wait - 1);
      const before = asked();
      portal.clock.increment(1);
      await arrive();
      expect([before + 1, state(portal).value]).toEqual([asked(), 'fallida']);
    }
    portal.network.answers[menuPath] = () => [item];
    portal.setOnline(true);
    await arrive();
    expect([state(portal).value, state(portal).context]).toEqual(['cargada', { lista: [item], fallos: 0 }]);
  });

  test('a load that never ends counts as failed, and no guard waits for it any longer', async () => {
    const portal = await open('nunca');
    expect(state(portal).hasTag('cargando')).toBe(true);
    portal.clock.increment(chartLimitMs(defaultPolicy.readLimitMs));
    expect([state(portal).value, state(portal).hasTag('cargando')]).toEqual(['fallida', false]);
  });

  test('a new session reloads the menu; meanwhile and after a failure the old menu stays', async () => {
    const portal = await open(() => [item]);
    portal.network.answers[menuPath] = 'sinConexion';
    await portal.login();
    expect([state(portal).value, state(portal).context.lista, portal.askedFor(menuPath).length]).toEqual([
      'cargada',
      [item],
      2,
    ]);
    portal.network.answers[menuPath] = () => [];
    await portal.login('2002');
    expect([state(portal).value, state(portal).context.lista]).toEqual(['cargada', []]);
  });

  test("a visitor's empty menu does not decide for the session that begins", async () => {
    const portal = await open(() => []);
    portal.network.answers[menuPath] = 'nunca';
    await portal.login();
    expect([state(portal).value, state(portal).hasTag('cargando')]).toEqual(['cargando', true]);
  });

  test("a restored session loads the menu once, with the member's token", async () => {
    const portal = await openPortal(fakeDevice(storedSession('1001', 1_700_000_000_000)));
    expect(portal.askedFor(menuPath).map(({ token }) => token)).toEqual([tokenOf('1001')]);
  });
});

describe('flags', () => {
  const on = { nombre: 'VER_PERFIL', esWeb: true };
  const none = {
    disponibleMedicamentos: false,
    verNotificaciones: false,
    verNucleoFamiliar: false,
    verPerfil: false,
    verRedesSociales: false,
  };
  const state = ({ app }: Awaited<ReturnType<typeof openPortal>>) => app.flags.getSnapshot();

  test('[FLAG-01] flags are loaded at start-up, each with nombre and esWeb', async () => {
    expect(decodeReply(flags, { result: [on, { nombre: 'OTRA' }] })).toEqual({
      ok: true,
      reply: [on, { nombre: 'OTRA', esWeb: false }],
    });
    const portal = await openPortal(fakeDevice(), { answers: { [flagsPath]: () => [on] } });
    expect([state(portal).value, state(portal).context.lista, portal.askedFor(flagsPath).length]).toEqual([
      'cargada',
      { ...none, verPerfil: true },
      1,
    ]);
  });

  test('[FLAG-07] after a failed load all flags are off, until a later load succeeds', async () => {
    const portal = await openPortal(fakeDevice(), { answers: { [flagsPath]: 'sinServicio' } });
    expect([state(portal).value, state(portal).context.lista]).toEqual(['fallida', none]);
    portal.network.answers[flagsPath] = () => [on];
    portal.clock.increment(1000);
    await arrive();
    expect([state(portal).value, state(portal).context]).toEqual([
      'cargada',
      { lista: { ...none, verPerfil: true }, fallos: 0 },
    ]);
  });

  test("a visitor's flags, though all off, decide for the session that begins until its own arrive", async () => {
    const portal = await openPortal(fakeDevice(), { answers: { [flagsPath]: () => [] } });
    portal.network.answers[flagsPath] = 'nunca';
    await portal.login();
    expect([state(portal).value, state(portal).hasTag('cargando'), state(portal).context.lista]).toEqual([
      'actualizando',
      false,
      none,
    ]);
  });
});
