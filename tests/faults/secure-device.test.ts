import { describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import { stateName } from '../../tools/explore/path-id';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';

const stored = { autenticado: 'true', token };
/** The name of a device that the server does not trust. */
const unknown = { ...stored, dispositivo: 'f'.repeat(32) };
const ask = 'autenticacion/medicamentos/solicitarOTPMedicamentos';

type Portal = Awaited<ReturnType<typeof portalUnderFaults>>;

const phase = ({ app }: Portal) => sessionPhase(app.session.getSnapshot());
const begun = async (portal: Portal) => {
  await vi.waitUntil(() => phase(portal) === 'autenticada', spinnerLimit);
  const device = portal.startSecureDevice();
  const state = () => stateName(device.getSnapshot().value).replace('encendida.', '');
  const settled = () =>
    vi.waitUntil(
      () => phase(portal) === 'anonima' || (state() !== 'apagada' && !device.getSnapshot().hasTag('cargando')),
      spinnerLimit,
    );
  await settled();
  return { device, state, settled };
};
const over = (portal: Portal) => vi.waitUntil(() => phase(portal) === 'anonima', spinnerLimit);

for (const [call, kept, good] of [
  ['autenticacion/ConsultarDispositivosSeguros', stored, 'confiable.quieta'],
  ['Afiliado/datoscontactos', unknown, 'ofreciendo.preguntando'],
] as const)
  describe.concurrent(`[PROF-11] a failed ${call} keeps the balances locked, and loads at the next try`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault, kept);
      const { device, state, settled } = await begun(portal);
      if (fault.ends === 'sesionVencida') await over(portal);
      else if (fault.ends === 'bien') expect(state()).toBe(good);
      else {
        expect(state()).toBe('sinSaber');
        portal.mend();
        device.send({ type: 'REINTENTAR' });
        await settled();
        expect(state()).toBe(good);
      }
      expect(portal.failures).toEqual([]);
      device.stop();
      await portal.close();
    });
  });

describe.concurrent(`[DEVICE-06] a failed ${ask} closes the empty window, and is sent again only by a press`, () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults(ask, fault, unknown);
    const { device, state, settled } = await begun(portal);
    portal.visited.length = 0;
    device.send({ type: 'AGREGAR' });
    await settled();
    const heard = () => portal.wire.heard.filter(({ path }) => path.endsWith(ask)).length;
    const went = ['ventana', new URL('https://códigos.ejemplo.do/otp').href];
    if (fault.ends === 'sesionVencida') await over(portal);
    else if (fault.ends === 'bien') {
      expect([state(), portal.visited]).toEqual(['esperando.atenta', went]);
    } else {
      expect([state(), portal.visited]).toEqual([
        fault.id === 'F7' ? 'ofreciendo.fallida' : 'ofreciendo.sinConfirmar',
        ['ventana', 'cerrada'],
      ]);
      expect(heard()).toBe(1);
      portal.mend();
      portal.visited.length = 0;
      device.send({ type: 'AGREGAR' });
      await settled();
      expect([state(), portal.visited]).toEqual(['esperando.atenta', went]);
      expect(heard()).toBe(2);
    }
    expect(portal.failures).toEqual([]);
    device.stop();
    await portal.close();
  });
});
