import { describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import { stateName } from '../../tools/explore/path-id';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const stored = { autenticado: 'true', token };

describe.concurrent('[CARD-05] a card that fails to load is reported in a snackbar, with a retry', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Afiliado/nucleo/carnet', fault, stored);
    await waitForMember(portal);
    const card = portal.startCard();
    const state = () => stateName(card.getSnapshot().value);
    const notices = () => portal.app.snackbars.getSnapshot().context.visibles.map(({ tono }) => tono);
    await vi.waitUntil(() => !card.getSnapshot().hasTag('cargando'), spinnerLimit);
    if (fault.ends === 'sesionVencida') {
      await vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit);
      expect([portal.app.session.getSnapshot().context.motivo, notices()]).toEqual(['vencida', []]);
    } else {
      if (fault.ends !== 'bien') {
        expect(state()).toBe('fallida');
        await vi.waitFor(() => expect(notices()).toEqual(['error']), spinnerLimit);
        portal.mend();
        card.send({ type: 'REINTENTAR' });
      }
      await vi.waitUntil(() => state() === 'mostrando.quieto', spinnerLimit);
      expect([card.getSnapshot().context.carnets.map(({ planes_Nombre }) => planes_Nombre), notices()]).toEqual([
        ['Plan básico'],
        [],
      ]);
    }
    expect(portal.failures).toEqual([]);
    card.stop();
    await portal.close();
  });
});
