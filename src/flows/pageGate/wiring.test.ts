import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal } from '../../../tests/stand-ins/portal';
import { pause } from '../../platform/pause';
import { pageGateLogic } from './wiring';

const minute = 60_000;

const open = async (pathname: string, search: object = {}) => {
  const portal = await openPortal(fakeDevice());
  const { logic, input } = pageGateLogic({ deps: portal.app, pathname, search });
  const actor = createActor(logic, { input }).start();
  await pause();
  onTestFinished(() => {
    actor.stop();
  });
  const now = portal.app.time.now();
  const tell = (from: number, later = 0) =>
    actor.send({
      type: 'LISTA',
      ahora: now + later * minute,
      lista: [
        {
          desde: new Date(now + from * minute).toISOString(),
          hasta: new Date(now + (from + 60) * minute).toISOString(),
          llamadas: ['generarSession'],
          frase: '',
        },
      ],
    });
  return { portal, actor, tell, value: () => actor.getSnapshot().value };
};

test.each([
  ['a press', 'click'],
  ['a key', 'keydown'],
  ['typing', 'input'],
])('%s uses the page, which is then not closed', async (_, type) => {
  const { portal, tell, value } = await open('/pagos');
  portal.act(type);
  tell(-5);
  expect(value()).toBe('interrumpida');
});

test('the press that opens a page does not use it', async () => {
  const { portal, actor, tell, value } = await open('/citas');
  actor.send({ type: 'ENTRAR', pagina: 'payment', ahora: portal.app.time.now() });
  portal.act('click');
  await pause();
  tell(-5);
  expect(value()).toEqual({ cerrada: 'enCurso' });
});

test('to scroll does not use it: closing it loses nothing', async () => {
  const { portal, tell, value } = await open('/pagos');
  portal.act('wheel');
  tell(-5);
  expect(value()).toEqual({ cerrada: 'enCurso' });
});

test('a form that was open before keeps its page until the end, and no other form begins', async () => {
  const { actor, tell, value } = await open('/pagos');
  tell(30);
  actor.send({ type: 'GESTO' });
  tell(30, 31);
  const during = value();
  actor.send({ type: 'ENTRAR', pagina: 'payment', ahora: 0 });
  const sameForm = value();
  actor.send({ type: 'LISTA', lista: [], ahora: 0 });
  expect([during, sameForm, value()]).toEqual(['interrumpida', 'interrumpida', { abierta: 'tocada' }]);
});

test('the steps of a form are one page, the forms of requests are several', async () => {
  const { actor, tell, value } = await open('/solicitudes', { nueva: 'reembolso', paso: 2 });
  expect(actor.getSnapshot().context.pagina).toBe('reembolso');
  tell(-5);
  expect(value()).toEqual({ abierta: 'sinTocar' });
});
