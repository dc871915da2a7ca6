import { describe, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { mobilePaymentLogic } from '../../src/flows/mobilePayment/wiring';
import { paymentConfirmationLogic } from '../../src/flows/paymentConfirmation/wiring';
import { stateName } from '../../tools/explore/path-id';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit } from './portal-under-faults';

const catalogue = {
  'Pago/drop/catalogoRespuesta': [{ codigo: '51', descripcion: 'La tarjeta no tiene fondos, señor Peña.' }],
};

describe.concurrent('[PAYM-05] a failed Pago/generar/session posts no form, and is retried only by a press', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Pago/generar/session', fault);
    const posted: string[] = [];
    let pathname = '/pagos/movil/10000001;5000;7001;900000000001;18';
    const actor = createActor(
      mobilePaymentLogic({
        deps: portal.app,
        address: '/pagos/movil',
        navigate: (to) => {
          pathname = to;
        },
        pathname: () => pathname,
        gateway: { able: true, ordersKept: true, open: (session) => void posted.push(session) },
      }),
    ).start();
    const state = () => stateName(actor.getSnapshot().value);
    const settled = () =>
      vi.waitUntil(() => state() === 'enBanco' || !actor.getSnapshot().hasTag('cargando'), spinnerLimit);
    const asked = () => portal.wire.heard.filter(({ path }) => path.endsWith('Pago/generar/session')).length;
    await settled();
    if (fault.ends !== 'bien') {
      expect([['sinIniciar', 'rechazada'].includes(state()), posted]).toEqual([true, []]);
      const before = asked();
      portal.mend();
      expect(asked()).toBe(before);
      actor.send({ type: 'REINTENTAR' });
      await settled();
    }
    if (state() !== 'rechazada') expect([state(), posted]).toEqual(['enBanco', ['SES.0123456789']]);
    expect(portal.failures).toEqual([]);
    actor.stop();
    await portal.close();
  });
});

describe.concurrent('[PAYC-07] a failed Pago/drop/catalogoRespuesta leaves the headline alone', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Pago/drop/catalogoRespuesta', fault, {}, catalogue);
    const { logic, input } = paymentConfirmationLogic({
      deps: portal.app,
      gateway: { ordersKept: true },
      navigate: () => {},
      pathname: () => '/solicitud/confirmacionPago/51',
    });
    const actor = createActor(logic, { input }).start();
    await vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'), spinnerLimit);
    const { value, context } = actor.getSnapshot();
    expect([stateName(value), context.codigo, context.estado]).toEqual(['sinSesion', '51', null]);
    if (fault.ends !== 'bien') {
      expect(context.descripcion).toBeNull();
      portal.mend();
      actor.send({ type: 'EN_LINEA' });
      await vi.waitUntil(() => actor.getSnapshot().context.descripcion !== null, spinnerLimit);
    }
    expect(actor.getSnapshot().context.descripcion).toBe('La tarjeta no tiene fondos, señor Peña.');
    expect(portal.failures).toEqual([]);
    actor.stop();
    await portal.close();
  });
});
