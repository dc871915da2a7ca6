import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { salirSesion } from '../../../domain/contract/extras/sesiones';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { ana, openPortal } from '../../../tests/stand-ins/portal';
import { logoutLogic } from './wiring';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenWith = (jti: string) => `e30.${encoded({ codigoAfiliado: '1001', jti })}.firma`;
const untold = (device: ReturnType<typeof fakeDevice>) =>
  [...device.local.keys()].filter((key) => /^salida_/.test(key));

const openTab = async (device: ReturnType<typeof fakeDevice>, answer: 'sinConexion' | 'sinServicio' | null = null) => {
  const portal = await openPortal(device, { answers: { [salirSesion.path]: answer ?? (() => ({})) } });
  return {
    ...portal,
    told: () => portal.askedFor(salirSesion.path).map(({ request, token }) => [request, token]),
    enter: async (jti: string) => {
      const afiliado = { codigoAfiliado: '1001', ...ana };
      portal.app.session.send({ type: 'INICIAR', afiliado, token: tokenWith(jti) });
      await arrive();
    },
    leave: async (motivo: 'salida' | 'inactividad' = 'salida') => {
      portal.app.session.send({ type: 'SALIR', motivo });
      await arrive();
    },
    watch: async (extras = ['sesiones/salir']) => {
      const { logic, input } = logoutLogic({ deps: portal.app, extras });
      const actor = createActor(logic, { input, clock: portal.clock }).start();
      onTestFinished(() => {
        actor.stop();
      });
      await arrive();
      return () => actor.getSnapshot().value;
    },
  };
};
const body = (sesion: string) => [{ body: { sesion } }, null];

test.each(['salida', 'inactividad'] as const)(
  '[SESS-10] a log-out by %s tells the server the number of the session, without its token, and keeps neither',
  async (motivo) => {
    const device = fakeDevice();
    const tab = await openTab(device);
    await tab.watch();
    await tab.enter('uno');
    await tab.leave(motivo);
    expect([tab.told(), untold(device), device.local.has('token')]).toEqual([[body('uno')], [], false]);
  },
);

test('a log-out that could not be told is told when the network is back, and once', async () => {
  const device = fakeDevice();
  const tab = await openTab(device, 'sinConexion');
  const value = await tab.watch();
  await tab.enter('uno');
  await tab.leave();
  expect([value(), untold(device), device.local.has('token')]).toEqual([
    { atento: 'pendiente' },
    ['salida_uno'],
    false,
  ]);
  tab.network.answers[salirSesion.path] = () => ({});
  tab.setOnline(false);
  tab.setOnline(true);
  await arrive();
  tab.comeBack();
  await arrive();
  expect([value(), tab.told(), untold(device)]).toEqual([{ atento: 'alDia' }, [body('uno'), body('uno')], []]);
});

test('is told at the next start, also where the page was left before it could ask', async () => {
  const device = fakeDevice();
  const before = await openTab(device);
  await before.enter('uno');
  await before.leave();
  const next = await openTab(device);
  await next.watch();
  expect([before.told(), next.told(), untold(device)]).toEqual([[], [body('uno')], []]);
});

test('tries each minute, and forgets it after the sixteen in which the session ends by itself', async () => {
  const device = fakeDevice();
  const tab = await openTab(device, 'sinServicio');
  const value = await tab.watch();
  await tab.enter('uno');
  await tab.leave();
  for (let minute = 0; minute < 18; minute += 1) {
    device.pass(61);
    await arrive();
  }
  expect([value(), tab.told().length, untold(device)]).toEqual([{ atento: 'alDia' }, 16, []]);
});

test('a clock that was set back by a year drops it', async () => {
  const device = fakeDevice({ salida_uno: String(1_700_000_000_000 + 31_536_000_000) });
  const tab = await openTab(device);
  await tab.watch();
  expect([tab.told(), untold(device)]).toEqual([[], []]);
});

test('two log-outs are told each, and a session that the server ended is not', async () => {
  const device = fakeDevice();
  const tab = await openTab(device, 'sinConexion');
  await tab.watch();
  for (const jti of ['uno', 'dos']) {
    await tab.enter(jti);
    await tab.leave();
  }
  await tab.enter('tres');
  tab.network.expire();
  await tab.enter('cuatro');
  tab.network.expire(true);
  expect(untold(device)).toEqual(['salida_uno', 'salida_dos']);
});

test('a log-out of one tab is told by that tab alone', async () => {
  const device = fakeDevice();
  const [one, two] = [await openTab(device), await openTab(device)];
  for (const tab of [one, two]) await tab.watch();
  await one.enter('uno');
  await one.leave();
  await arrive();
  expect([one.told(), two.told(), two.session().context.motivo]).toEqual([[body('uno')], [], 'otraPestana']);
});

test('nothing is sent to a server that does not offer it, and nothing stays', async () => {
  const device = fakeDevice({ salida_uno: '1' });
  const tab = await openTab(device);
  const value = await tab.watch([]);
  expect([value(), tab.told(), untold(device)]).toEqual(['ausente', [], []]);
});
