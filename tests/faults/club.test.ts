import { describe, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionPhase } from '../../domain/rules/session/session';
import { clubLogic } from '../../src/flows/club/wiring';
import { stateName } from '../../tools/explore/path-id';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';

const ana = { codigoAfiliado: '10000001', nombres: 'Ana', apellidos: 'Peña', tipoAfiliacion: 'TITULAR' };

const openClub = async (call: string, fault: (typeof faults)[number], regimen: string) => {
  const portal = await portalUnderFaults(call, fault);
  const { app } = portal;
  app.session.send({ type: 'INICIAR', afiliado: { ...ana, regimen }, token });
  const visited: string[] = [];
  const { logic, input } = clubLogic({
    deps: app,
    replace: (to) => visited.push(to),
    club: 'https://club.ejemplo.do/',
    origin: 'https://oficina.ejemplo.do',
  });
  const club = createActor(logic, { input }).start();
  return { ...portal, club, visited, state: () => stateName(club.getSnapshot().value) };
};

describe.concurrent('[CLUB-05] [CLUB-06] a plan that fails to load is reported on the page, and decides at the next try', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await openClub('Afiliado/nucleo/carnet', fault, 'COLECTIVOS VOLUNTARIOS');
    await vi.waitUntil(() => !portal.club.getSnapshot().hasTag('cargando'), spinnerLimit);
    if (fault.ends === 'sesionVencida') {
      await vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit);
      expect(portal.app.session.getSnapshot().context.motivo).toBe('vencida');
    } else {
      if (fault.ends !== 'bien') {
        expect(portal.state()).toBe('fallida');
        portal.mend();
        portal.club.send({ type: 'REINTENTAR' });
      }
      await vi.waitUntil(() => portal.state() === 'haciaPerfil', spinnerLimit);
      expect(portal.visited).toEqual(['/profile']);
    }
    expect(portal.failures).toEqual([]);
    portal.club.stop();
    await portal.close();
  });
});

describe.concurrent('[AUDIT-03] [AUDIT-06] a failed audit is not reported, and the club opens', () => {
  test.for(faults.filter(({ ends }) => ends !== 'sesionVencida'))('$id: $name', async (fault, { expect }) => {
    const portal = await openClub('utility/bitacora/nuevo', fault, 'SUBSIDIADO');
    await vi.waitUntil(() => portal.wire.heard.some(({ path }) => path.endsWith('/bitacora/nuevo')), spinnerLimit);
    portal.club.send({ type: 'MARCO_LISTO' });
    expect([portal.state(), portal.failures, portal.app.snackbars.getSnapshot().context.visibles]).toEqual([
      'abierto',
      [],
      [],
    ]);
    portal.club.stop();
    await portal.close();
  });
});
