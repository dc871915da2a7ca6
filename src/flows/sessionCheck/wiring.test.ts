import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { sesionViva } from '../../../domain/contract/extras/sesiones-viva';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, tokenOf } from '../../../tests/stand-ins/portal';
import { Problem } from '../../api/problem';
import { sessionCheckLogic } from './wiring';

const open = async (extras: readonly string[] = ['sesiones/viva']) => {
  const device = fakeDevice();
  const portal = await openPortal(device, { answers: { [sesionViva.path]: () => ({ viva: true }) } });
  await portal.login();
  const { logic, input } = sessionCheckLogic({ deps: portal.app, extras });
  const actor = createActor(logic, { input, clock: portal.clock }).start();
  onTestFinished(() => {
    actor.stop();
  });
  return {
    ...{ device, portal },
    value: () => actor.getSnapshot().value,
    asked: () => portal.askedFor(sesionViva.path).map(({ token }) => token),
    pass: async (seconds: number) => {
      device.pass(seconds);
      await arrive();
    },
  };
};

test('asks once a minute while the page is visible, and not while it is hidden', async () => {
  const { portal, asked, pass } = await open();
  await pass(59);
  expect(asked()).toEqual([]);
  for (let minute = 0; minute < 3; minute += 1) await pass(60);
  expect(asked()).toEqual([tokenOf('1001'), tokenOf('1001'), tokenOf('1001')]);
  portal.setHidden(true);
  await pass(300);
  expect(asked()).toHaveLength(3);
  portal.setHidden(false);
  await arrive();
  expect(asked()).toHaveLength(4);
});

test('focus and visibility, which come together, are one question', async () => {
  const { portal, asked, pass } = await open();
  await pass(6);
  portal.comeBack();
  portal.act('focus');
  portal.act('pageshow', { persisted: true });
  await arrive();
  portal.comeBack();
  await arrive();
  expect(asked()).toHaveLength(1);
});

test('is no activity of the member', async () => {
  const { device, portal, pass } = await open();
  const before = device.local.get('lastActivity');
  await pass(180);
  expect([device.local.get('lastActivity'), portal.app.inactivity.getSnapshot().value]).toEqual([
    before,
    { atenta: 'vigilando' },
  ]);
});

test('a session that was closed elsewhere ends here with its reason, in all tabs at once', async () => {
  const { device, portal, pass } = await open();
  const other = await openPortal(device);
  portal.network.answers[sesionViva.path] = () => {
    portal.network.expire(true);
    throw new Problem('sesionVencida', { status: 401 });
  };
  await pass(60);
  const told = [portal, other].map((tab) => [tab.session().value, tab.session().context.motivo]);
  expect(told).toEqual([
    ['anonima', 'otroDispositivo'],
    ['anonima', 'otroDispositivo'],
  ]);
  expect([...device.local.keys()].filter((key) => /^(token|salida_)/.test(key))).toEqual([]);
});

test('a failure ends nothing, and the next minute asks again', async () => {
  const { portal, asked, pass, value } = await open();
  portal.network.answers[sesionViva.path] = 'sinConexion';
  await pass(60);
  await pass(60);
  expect([asked().length, value(), portal.session().matches('abierta')]).toEqual([2, { atento: 'reciente' }, true]);
});

test('is asked of no server that does not offer it, and no longer of one that answers otherwise', async () => {
  const without = await open([]);
  await without.pass(120);
  const { portal, asked, pass, value } = await open();
  portal.network.answers[sesionViva.path] = () => {
    throw new Problem('sinServicio', { status: 404 });
  };
  await pass(60);
  await pass(120);
  expect([without.asked(), without.value(), asked().length, value()]).toEqual([[], 'ausente', 1, 'ausente']);
});
