import { describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import { stateName } from '../../tools/explore/path-id';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';

const stored = { autenticado: 'true', token };
/** The answer of the reconciliation is ignored. */
const tolerated = ['F11', 'F12a', 'F12b'];

const begun = async (call: string, fault: (typeof faults)[number]) => {
  const portal = await portalUnderFaults(call, fault, stored);
  await vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'autenticada', spinnerLimit);
  const payment = portal.startPayment();
  const state = () => stateName(payment.getSnapshot().value);
  const ended = () => sessionPhase(portal.app.session.getSnapshot()) === 'anonima';
  const settled = () =>
    vi.waitUntil(
      () => ended() || state() === 'pagando.enviado' || !payment.getSnapshot().hasTag('cargando'),
      spinnerLimit,
    );
  const heard = (path: string) => portal.wire.heard.filter((one) => one.path.endsWith(path)).length;
  const pay = async () => {
    payment.send({ type: 'ELEGIR', numero: 'Ñ1' });
    for (let tap = 0; tap < 10; tap += 1) payment.send({ type: 'SI' });
    await settled();
  };
  const end = async () => {
    payment.stop();
    await portal.close();
  };
  await settled();
  return { portal, payment, state, ended, settled, heard, pay, end };
};

describe.concurrent('a failed Pago/conciliar/pendiente is logged, and the invoices are shown', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, state, ended, end } = await begun('Pago/conciliar/pendiente', fault);
    if (fault.ends === 'sesionVencida') await vi.waitUntil(ended, spinnerLimit);
    else {
      const well = fault.ends === 'bien' || tolerated.includes(fault.id);
      expect([state(), portal.logged.filter((line) => line.startsWith('payment'))]).toEqual([
        'lista.quieta',
        well ? [] : ['payment: no se pudo conciliar'],
      ]);
    }
    expect([portal.visited, portal.failures]).toEqual([[], []]);
    await end();
  });
});

describe.concurrent('a failed Pago/FacturasPendientesPago offers nothing to pay, and loads at the next try', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, payment, state, ended, settled, pay, heard, end } = await begun(
      'Pago/FacturasPendientesPago',
      fault,
    );
    if (fault.ends === 'sesionVencida') await vi.waitUntil(ended, spinnerLimit);
    else {
      if (fault.ends !== 'bien') {
        expect(state()).toBe('sinFacturas');
        await pay();
        expect([state(), heard('Pago/ordenCompra/generar')]).toEqual(['sinFacturas', 0]);
        portal.mend();
        payment.send({ type: 'REINTENTAR' });
        await settled();
      }
      expect([state(), payment.getSnapshot().context.facturas?.length]).toEqual(['lista.quieta', 1]);
    }
    expect(portal.failures).toEqual([]);
    await end();
  });
});

for (const call of ['Pago/ordenCompra/generar', 'Pago/generar/session'])
  describe.concurrent(`a failed ${call} posts no form, is reported, and is retried only by a press`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const { portal, payment, state, ended, pay, heard, end } = await begun(call, fault);
      await pay();
      if (fault.ends === 'sesionVencida') await vi.waitUntil(ended, spinnerLimit);
      else {
        if (fault.ends !== 'bien') {
          expect([state(), payment.getSnapshot().context.aviso?.es, portal.visited, heard(call)]).toEqual([
            'lista.conAviso',
            'noIniciado',
            [],
            1,
          ]);
          portal.mend();
          await pay();
        }
        expect([state(), portal.visited]).toEqual(['pagando.enviado', ['SES.0123456789']]);
      }
      expect(portal.failures).toEqual([]);
      await end();
    });
  });
