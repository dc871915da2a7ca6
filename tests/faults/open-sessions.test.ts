import { describe, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionPhase } from '../../domain/rules/session/session';
import { logoutLogic } from '../../src/flows/logout/wiring';
import { openSessionsLogic } from '../../src/flows/openSessions/wiring';
import { sessionCheckLogic } from '../../src/flows/sessionCheck/wiring';
import { stateName } from '../../tools/explore/path-id';
import { type Fault, faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const extras = ['sesiones', 'sesiones/cerrar', 'sesiones/cerrar/otras', 'sesiones/salir', 'sesiones/viva'];
const [read, close, alive, leave] = [
  'extra/sesiones',
  'extra/sesiones/cerrar',
  'extra/sesiones/viva',
  'extra/sesiones/salir',
];
const sesion = (codigo: string) => ({
  ...{ codigo, propia: codigo === 'esta', navegador: 'Chrome', sistema: 'Windows' },
  ...{ desde: '2026-11-20T13:00:00.000Z', ultimaVez: '2026-11-20T16:00:00.000Z' },
});
const list = (...codes: readonly string[]) => ({ sesiones: codes.map(sesion), mas: 0 });
const answers = {
  [read]: list('esta', 'casa'),
  [close]: list('esta'),
  [alive]: { viva: true },
  [leave]: { recibido: true },
};

const open = async (call: string, fault: Fault, stored: Record<string, string> = {}) => {
  const portal = await portalUnderFaults(call, fault, { autenticado: 'true', token, ...stored }, answers);
  await waitForMember(portal);
  return {
    portal,
    over: () => vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit),
    heard: () => portal.wire.heard.filter(({ path }) => path.endsWith(call)).length,
  };
};

describe.concurrent('a session that cannot be closed is closed once or not at all, and the list is that of the server', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, over, heard } = await open(close, fault);
    const { logic, input } = openSessionsLogic({ deps: portal.app, extras });
    const actor = createActor(logic, { input }).start();
    const state = () => stateName(actor.getSnapshot().value);
    await vi.waitUntil(() => state() === 'mostrando.quieto', spinnerLimit);
    actor.send({ type: 'CERRAR', objetivo: { ...sesion('casa') } });
    actor.send({ type: 'CONFIRMAR' });
    if (fault.ends === 'sesionVencida') await over();
    else {
      await vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'), spinnerLimit);
      expect(state()).toBe(fault.ends === 'bien' ? 'mostrando.cerrada' : 'mostrando.noCerrada');
    }
    expect([heard() <= 1, portal.failures]).toEqual([true, []]);
    actor.stop();
    await portal.close();
  });
});

describe.concurrent('a log-out that the server did not hear stays untold, and only that', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, heard } = await open(leave, fault, { salida_uno: String(Date.now()) });
    const { browser } = portal.app;
    browser.local.set('salida_uno', String(browser.clock.now().wall));
    const { logic, input } = logoutLogic({ deps: portal.app, extras });
    const actor = createActor(logic, { input }).start();
    await vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'), spinnerLimit);
    const isTold = fault.ends === 'bien';
    expect([stateName(actor.getSnapshot().value), browser.local.keys('salida_').length]).toEqual(
      isTold ? ['atento.alDia', 0] : ['atento.pendiente', 1],
    );
    expect([heard() <= 1, sessionPhase(portal.app.session.getSnapshot()), portal.failures]).toEqual([
      true,
      'autenticada',
      [],
    ]);
    actor.stop();
    await portal.close();
  });
});

describe.concurrent('only a 401 ends the session of a page that asks whether it lives', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, over } = await open(alive, fault);
    const { logic, input } = sessionCheckLogic({ deps: portal.app, extras });
    const actor = createActor(logic, { input }).start();
    actor.send({ type: 'SE_OCULTO' });
    actor.send({ type: 'VOLVIO' });
    if (fault.ends === 'sesionVencida') await over();
    else {
      await vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'), spinnerLimit);
      expect([sessionPhase(portal.app.session.getSnapshot()), portal.failures]).toEqual(['autenticada', []]);
    }
    actor.stop();
    await portal.close();
  });
});
