import { describe, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionPhase } from '../../domain/rules/session/session';
import { noticeChoicesLogic } from '../../src/flows/noticeChoices/wiring';
import { stateName } from '../../tools/explore/path-id';
import { type Fault, faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const [read, change] = ['extra/avisos', 'extra/avisos/cambiar'];
const list = (activo: boolean) => [{ tipo: 'avances', canal: 'correo', activo, fijo: false }];
const cambio = { tipo: 'avances', canal: 'correo', activo: false };

const open = async (call: string, fault: Fault) => {
  const portal = await portalUnderFaults(
    call,
    fault,
    { autenticado: 'true', token },
    { [read]: list(true), [change]: list(false) },
  );
  await waitForMember(portal);
  const { logic, input } = noticeChoicesLogic({ deps: portal.app, extras: ['avisos', 'avisos/cambiar'] });
  const actor = createActor(logic, { input }).start();
  return {
    ...{ portal, actor },
    state: () => stateName(actor.getSnapshot().value),
    over: () => vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit),
    close: async () => {
      actor.stop();
      await portal.close();
    },
  };
};

describe.concurrent('a list that does not come is asked for again, or there is none', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, actor, state, over, close } = await open(read, fault);
    const { leer } = actor.getSnapshot().children;
    await vi.waitUntil(() => leer?.getSnapshot().hasTag('cargando') === false, spinnerLimit);
    if (fault.ends === 'sesionVencida') await over();
    else if (fault.ends === 'ilegible') expect(state()).toBe('ausente');
    else {
      if (fault.ends !== 'bien') {
        portal.mend();
        leer?.send({ type: 'REINTENTAR' });
      }
      await vi.waitUntil(() => state() === 'mostrando.quieto', spinnerLimit);
    }
    expect(portal.failures).toEqual([]);
    await close();
  });
});

const ends: Partial<Record<Fault['id'], string>> = { F7: 'mostrando.rechazado' };

describe.concurrent('a change that fails is sent once, and the switch shows what the server knows', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, actor, state, over, close } = await open(change, fault);
    await vi.waitUntil(() => state() === 'mostrando.quieto', spinnerLimit);
    actor.send({ type: 'CAMBIAR', cambio });
    if (fault.ends === 'sesionVencida') await over();
    else {
      await vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'), spinnerLimit);
      const isWell = fault.ends === 'bien';
      expect([state(), actor.getSnapshot().context.avisos]).toEqual([
        isWell ? 'mostrando.guardado' : (ends[fault.id] ?? 'mostrando.noGuardado'),
        list(!isWell),
      ]);
    }
    expect(portal.wire.heard.filter(({ path }) => path.endsWith(change)).length).toBeLessThanOrEqual(1);
    expect(portal.failures).toEqual([]);
    await close();
  });
});
