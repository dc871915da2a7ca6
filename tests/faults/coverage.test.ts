import { describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import { stateName } from '../../tools/explore/path-id';
import { type Fault, faults } from './faults';
import { type CallPath, portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const stored = { autenticado: 'true', token };

const open = async (call: CallPath, fault: Fault, member: boolean) => {
  const portal = await portalUnderFaults(call, fault, member ? stored : {});
  if (member) await waitForMember(portal);
  else await vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit);
  const coverage = portal.startCoverage();
  const state = () => stateName(coverage.getSnapshot().value);
  return {
    portal,
    coverage,
    state,
    until: (wanted: string) => vi.waitUntil(() => state() === wanted, spinnerLimit),
    /** Waits until the search with this name has ended. */
    ended: async (name: 'consultarProcedimientos' | 'consultarCobertura' | 'consultarPrestadores') => {
      const search = coverage.getSnapshot().children[name];
      await vi.waitUntil(() => search?.getSnapshot().hasTag('cargando') === false, spinnerLimit);
      return search;
    },
    loggedOut: () => vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit),
    close: async () => {
      coverage.stop();
      await portal.close();
    },
  };
};

for (const member of [false, true])
  describe.concurrent(`[COV-17] a failed search offers a retry, for ${member ? 'a member, also when the session ends with it' : 'a visitor'}`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const { portal, coverage, until, ended, loggedOut, close } = await open(
        'Cobertura/procedimientos',
        fault,
        member,
      );
      const search = await ended('consultarProcedimientos');
      if (member && fault.ends === 'sesionVencida') await loggedOut();
      if (fault.ends !== 'bien') {
        expect(search?.getSnapshot().value).toBe('fallido');
        portal.mend();
        search?.send({ type: 'REINTENTAR' });
      }
      await until('mostrando.quieto');
      expect(coverage.getSnapshot().context.hallazgo).toMatchObject({
        rows: [{ descripcion: 'Resonancia de cráneo' }],
      });
      expect(portal.failures).toEqual([]);
      await close();
    });
  });

for (const [what, call, event, name, place, good, tolerated] of [
  [
    'the detail',
    'Cobertura/coberturaprocedimiento',
    'VER_DETALLE',
    'consultarCobertura',
    'mostrando.detalle',
    'cargada',
    // Nothing and null say that there is no coverage.
    { F11: 'sinCobertura', F12a: 'sinCobertura' },
  ],
  [
    'the list of providers',
    'prestador/todos/catalogopdss',
    'VER_PRESTADORES',
    'consultarPrestadores',
    'mostrando.prestadores',
    'cargado',
    {},
  ],
] as const)
  describe.concurrent(`a failed ${what} of a procedure is reported over the list, with a retry`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const { portal, coverage, state, until, ended, close } = await open(call, fault, false);
      await until('mostrando.quieto');
      coverage.send({ type: event, codigo: '900001' });
      const search = await ended(name);
      const other: string | undefined = Object.entries(tolerated).find(([id]) => id === fault.id)?.[1];
      if (other !== undefined) expect(state()).toBe(`${place}.${other}`);
      else {
        if (fault.ends !== 'bien') {
          expect(search?.getSnapshot().value).toBe('fallido');
          portal.mend();
          search?.send({ type: 'REINTENTAR' });
        }
        await until(`${place}.${good}`);
      }
      expect(portal.failures).toEqual([]);
      await close();
    });
  });

describe.concurrent('a failed list of the filters is reported in its field, and the search works without it', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, coverage, until, close } = await open('Cobertura/drop/grupospdss', fault, false);
    const groups = () => coverage.getSnapshot().context.listas.grupos;
    await until('mostrando.quieto');
    await vi.waitUntil(() => groups().opciones !== null || groups().fallida, spinnerLimit);
    if (fault.ends !== 'bien') {
      expect(groups()).toEqual({ de: '', opciones: null, fallida: true });
      portal.mend();
      coverage.send({ type: 'REINTENTAR_LISTAS' });
      await vi.waitUntil(() => groups().opciones !== null, spinnerLimit);
    }
    expect(groups().opciones).toMatchObject([{ codigo: '8', descripcion: 'Diagnóstico' }]);
    expect(portal.failures).toEqual([]);
    await close();
  });
});
