import { describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import { stateName } from '../../tools/explore/path-id';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const stored = { autenticado: 'true', token };

const phase = ({ app }: Awaited<ReturnType<typeof portalUnderFaults>>) => sessionPhase(app.session.getSnapshot());

for (const place of [null, 1])
  describe.concurrent(`[PROF-04] a profile that fails to load${place === null ? '' : ', of a person of the core,'} offers a retry`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults('Afiliado/datospersonales', fault, stored);
      await waitForMember(portal);
      const profile = portal.startProfile(place);
      const state = () => stateName(profile.getSnapshot().value);
      await vi.waitUntil(() => !profile.getSnapshot().hasTag('cargando'), spinnerLimit);
      if (fault.ends === 'sesionVencida') {
        await vi.waitUntil(() => phase(portal) === 'anonima', spinnerLimit);
        expect(portal.app.session.getSnapshot().context.motivo).toBe('vencida');
      } else if (fault.ends !== 'bien') {
        expect(state()).toBe('fallida');
        portal.mend();
        profile.send({ type: 'REINTENTAR' });
      }
      if (fault.ends !== 'sesionVencida') {
        await vi.waitUntil(() => state() === 'mostrando.quieto', spinnerLimit);
        expect(profile.getSnapshot().context).toMatchObject({
          perfil: { datosPersonales: { nombres: 'Íñigo' } },
          familiar: place === null ? null : { nombres: 'Noé' },
        });
      }
      expect(portal.failures).toEqual([]);
      profile.stop();
      await portal.close();
    });
  });

describe.concurrent('the last consumptions fail in their popover, with a retry', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('HistorialConsumo/afiliado', fault, stored);
    await waitForMember(portal);
    const profile = portal.startProfile(null);
    const state = () => stateName(profile.getSnapshot().value);
    await vi.waitUntil(() => state() === 'mostrando.quieto', spinnerLimit);
    profile.send({ type: 'VER_SECCION', seccion: 'afiliacion' });
    profile.send({ type: 'VER_CONSUMOS' });
    await vi.waitUntil(() => !profile.getSnapshot().hasTag('cargando'), spinnerLimit);
    if (fault.ends === 'sesionVencida') {
      await vi.waitUntil(() => phase(portal) === 'anonima', spinnerLimit);
      expect(portal.app.session.getSnapshot().context.motivo).toBe('vencida');
    } else {
      if (fault.ends !== 'bien') {
        expect(state()).toBe('mostrando.consumos.fallido');
        portal.mend();
        profile.send({ type: 'REINTENTAR' });
      }
      await vi.waitUntil(() => state() === 'mostrando.consumos.cargado', spinnerLimit);
      expect(profile.getSnapshot().context.consumos).toMatchObject([{ idAuth: '9001', tipoAutDesc: 'Farmacia' }]);
    }
    expect(portal.failures).toEqual([]);
    profile.stop();
    await portal.close();
  });
});
