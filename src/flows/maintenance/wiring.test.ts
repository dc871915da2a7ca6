import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { mantenimientos } from '../../../domain/contract/extras/mantenimientos';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal } from '../../../tests/stand-ins/portal';
import { Problem } from '../../api/problem';
import { maintenanceLogic } from './wiring';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const failing = (problem: Problem) => () => {
  throw problem;
};

/** The device's clock is two hours wrong; the server says the time. */
const open = async (from = 20 * minute, extras = ['mantenimientos'], answers: object = {}) => {
  const device = fakeDevice();
  const right = device.now.wall + 2 * hour;
  const iso = (ms: number) => new Date(Math.floor(right / second) * second + ms).toISOString();
  const pagos = {
    desde: iso(from),
    hasta: iso(from + hour),
    llamadas: ['generarSession'],
    frase: 'Mejoramos los pagos.',
  };
  const portal = await openPortal(device, {
    answers: { [mantenimientos.path]: () => [pagos], ...answers },
    serverTime: (wall) => wall + 2 * hour,
  });
  const begin = async () => {
    const { logic, input } = maintenanceLogic({ deps: portal.app, extras });
    const actor = createActor(logic, { input, clock: portal.clock }).start();
    onTestFinished(() => {
      actor.stop();
    });
    await arrive();
    return actor;
  };
  const actor = await begin();
  return {
    ...{ actor, begin, device, portal, pagos },
    value: () => actor.getSnapshot().value,
    asked: () => portal.askedFor(mantenimientos.path).length,
  };
};

test('announces what begins within the hour by the clock of the server', async () => {
  const { value, actor, pagos } = await open();
  expect([value(), actor.getSnapshot().context.lista]).toEqual([{ atento: { quieto: 'anunciado' } }, [pagos]]);
  expect((await open(61 * minute)).value()).toEqual({ atento: { quieto: 'sinAviso' } });
  expect((await open(-minute)).value()).toEqual({ atento: { quieto: 'sinAviso' } });
});

test('a closed announcement stays closed in this tab, and another one is announced', async () => {
  const { actor, begin, portal, pagos, value } = await open();
  actor.send({ type: 'CERRAR' });
  const again = await begin();
  portal.network.answers[mantenimientos.path] = () => [{ ...pagos, frase: 'Mejoramos más.' }];
  const other = await begin();
  expect([value(), again.getSnapshot().value, other.getSnapshot().value]).toEqual([
    { atento: { quieto: 'sinAviso' } },
    { atento: { quieto: 'sinAviso' } },
    { atento: { quieto: 'anunciado' } },
  ]);
});

test('without the extra nothing is asked; a server that has it no more is asked no more', async () => {
  const without = await open(0, ['avisos']);
  expect([without.value(), without.asked()]).toEqual(['ausente', 0]);
  const gone = await open(0, ['mantenimientos'], {
    [mantenimientos.path]: failing(new Problem('sinServicio', { status: 404 })),
  });
  expect([gone.value(), gone.asked()]).toEqual(['ausente', 1]);
});

test('a failure says nothing, is logged, and keeps what was known', async () => {
  const { actor, portal, value, device } = await open();
  portal.network.answers[mantenimientos.path] = 'sinConexion';
  device.now.wall += minute;
  actor.send({ type: 'RECHAZADA', ahora: portal.app.time.now() });
  await arrive();
  expect([value(), portal.logged]).toEqual([{ atento: { quieto: 'anunciado' } }, ['maintenance: no se pudo leer']]);
});

test('asks again on return and after a refused call, but not twice at once', async () => {
  const { actor, portal, device, asked } = await open();
  portal.comeBack();
  await arrive();
  const atOnce = asked();
  device.now.wall += 10 * second;
  portal.comeBack();
  portal.comeBack();
  await arrive();
  const back = asked();
  device.now.wall += 10 * second;
  portal.network.hooks().onUnavailable?.();
  actor.send({ type: 'RECHAZADA', ahora: portal.app.time.now() });
  await arrive();
  expect([atOnce, back, asked()]).toEqual([1, 2, 3]);
});

test('asks every five minutes while it is visible', async () => {
  const { portal, device, asked } = await open();
  const passed = async (ms: number) => {
    device.now.wall += ms;
    device.tick();
    await arrive();
    return asked();
  };
  const before = await passed(4 * minute);
  const after = await passed(minute);
  portal.setHidden(true);
  const hidden = await passed(10 * minute);
  portal.setHidden(false);
  expect([before, after, hidden]).toEqual([1, 2, 2]);
});
