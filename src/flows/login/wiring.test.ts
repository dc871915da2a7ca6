import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { arrive } from '../../../engine/fake-client';
import { fakeDevice } from '../../../engine/fake-device';
import { stateName } from '../../../engine/path-id';
import { ana, openPortal, tokenOf } from '../../../tests/platform/portal';
import { loginLogic } from './wiring';

const contact = {
  telefonoCelular: '809-555-0101',
  correoElectronico: 'ana@ejemplo.do',
  idRegion: '1',
  idProvincia: '1',
  idMunicipio: '1',
};

const enter = async (answers: Record<string, () => unknown> = {}) => {
  const device = fakeDevice({});
  const portal = await openPortal(device, {
    answers: {
      'Autenticacion/login': () => ({ codigoMensaje: 1007, codigoAfiliado: '1001', ...ana, token: tokenOf('1001') }),
      'Afiliado/datoscontactos': () => contact,
      ...answers,
    },
  });
  const visited: string[] = [];
  const { logic, input } = loginLogic({
    app: portal.app,
    navigate: (to) => visited.push(to),
    back: '/pagos',
    open: () => {},
  });
  const actor = createActor(logic, { input }).start();
  actor.send({ type: 'ESCRIBIR', campo: 'documento', valor: '00112345678' });
  actor.send({ type: 'ENVIAR', clave: 'clave1234' });
  await arrive();
  return { ...portal, device, actor, visited, state: () => stateName(actor.getSnapshot().value) };
};

test('[SESS-22] a session that ends before the page that was asked for stands gives the form back, which says why', async () => {
  const { app, actor, state, visited } = await enter();
  expect([state(), visited]).toEqual(['dentro.haciaRegreso', ['/pagos']]);
  app.session.send({ type: 'VENCER' });
  await arrive();
  expect([state(), actor.getSnapshot().context.borrador.documento]).toEqual([
    'formulario.sesionVencida',
    '001-1234567-8',
  ]);
});

test('one that ended by another tab while the contact data were asked for does so too, and goes nowhere', async () => {
  const { device, state, visited } = await enter({ 'Afiliado/datoscontactos': () => new Promise(() => {}) });
  expect(state()).toBe('dentro.revisandoContacto');
  const other = await openPortal(device);
  other.app.session.send({ type: 'SALIR', motivo: 'salida' });
  await arrive();
  expect([state(), visited]).toEqual(['formulario.sesionCerradaFuera', []]);
});
