import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { cerrarCuenta } from '../../../domain/contract/extras/cuenta';
import { sessionPhase } from '../../../domain/rules/session/session';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { closeAccountLogic } from './wiring';

const open = async (answer: () => unknown, extras: readonly string[] = ['cuenta/cerrar']) => {
  const portal = await openPortal(fakeDevice(storedSession('1001', 0)), { answers: { [cerrarCuenta.path]: answer } });
  await portal.login();
  const { logic, input } = closeAccountLogic({ deps: portal.app, extras });
  const actor = createActor(logic, { input, clock: portal.clock }).start();
  return {
    ...{ portal, actor },
    state: () => stateName(actor.getSnapshot().value),
    close: async (clave: string) => {
      actor.send({ type: 'CERRAR_CUENTA' });
      actor.send({ type: 'CONFIRMAR', clave });
      await arrive();
      await vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'));
    },
  };
};
const done = () => ({ codigoMensaje: 1007, mensaje: '' });

test('is not offered where the server does not name it', async () => {
  const { state } = await open(done, []);
  expect(state()).toBe('ausente');
});

test('closes with the password, which stays nowhere, and ends the session here at once', async () => {
  const { portal, actor, state, close } = await open(done);
  await close('clave1234');
  const { motivo } = portal.session().context;
  expect([state(), sessionPhase(portal.session()), motivo]).toEqual(['cerrada', 'anonima', 'cuentaCerrada']);
  expect(portal.askedFor(cerrarCuenta.path)).toMatchObject([{ request: { body: { clave: 'clave1234' } } }]);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('clave1234');
});

test.each([
  ['a wrong password', () => ({ codigoMensaje: 1006, mensaje: '' })],
  [
    'a lost answer',
    () => {
      throw new Problem('sinRespuesta');
    },
  ],
])('after %s it says so, and may be tried again', async (_, answer) => {
  const { state, close } = await open(answer);
  await close('clave1234');
  expect(state()).toBe('confirmando.sinCerrar');
});
