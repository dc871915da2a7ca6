import { test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionPhase } from '../../domain/rules/session/session';
import { whoLookedLogic } from '../../src/flows/whoLooked/wiring';
import { stateName } from '../../tools/explore/path-id';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const read = 'extra/consultas';
const list = [{ dia: '2026-11-20', quien: 'usted', iniciales: '', clase: 'datos', veces: 1 }];

test.concurrent.for(faults)(
  'who looked is asked for again, or there is none, after $id: $name',
  async (fault, { expect }) => {
    const portal = await portalUnderFaults(read, fault, { autenticado: 'true', token }, { [read]: list });
    await waitForMember(portal);
    const { logic, input } = whoLookedLogic({ deps: portal.app, extras: ['consultas'] });
    const actor = createActor(logic, { input }).start();
    const state = () => stateName(actor.getSnapshot().value);
    const { leer } = actor.getSnapshot().children;
    await vi.waitUntil(() => leer?.getSnapshot().hasTag('cargando') === false, spinnerLimit);
    if (fault.ends === 'sesionVencida')
      await vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit);
    else if (fault.ends === 'ilegible') expect(state()).toBe('ausente');
    else {
      if (fault.ends !== 'bien') {
        portal.mend();
        leer?.send({ type: 'REINTENTAR' });
      }
      await vi.waitUntil(() => state() === 'mostrada', spinnerLimit);
    }
    expect(portal.failures).toEqual([]);
    actor.stop();
    await portal.close();
  },
);
