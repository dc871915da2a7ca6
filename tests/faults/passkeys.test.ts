import { describe, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionPhase } from '../../domain/rules/session/session';
import { loginLogic } from '../../src/flows/login/wiring';
import { passkeysLogic } from '../../src/flows/passkeys/wiring';
import { passkeyEntry } from '../../src/wiring/calls/passkey-entry';
import { stateName } from '../../tools/explore/path-id';
import { assertion, attestation, creationOptions, fakePasskeys, requestOptions } from '../stand-ins/fake-passkeys';
import { ana } from '../stand-ins/portal';
import { type Fault, faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const extras = [
  ...['', '/opciones', '/agregar', '/nombrar', '/quitar', '/entrada', '/entrar'],
  ...['/dispositivo', '/dispositivo/confirmar'],
].map((end) => `llaves${end}`);
const confirm = 'extra/llaves/dispositivo/confirmar';
const [options, add, enter] = ['extra/llaves/opciones', 'extra/llaves/agregar', 'extra/llaves/entrar'];
const have = (...codes: readonly string[]) => ({
  llaves: codes.map((codigo) => ({ codigo, nombre: codigo, creada: '2026-11-20T13:00:00.000Z', ultimaVez: null })),
  caben: 9,
});
const answers = {
  'extra/llaves': have('telefono'),
  [options]: { desafio: 'firmado', opciones: creationOptions },
  [add]: have('telefono', 'nueva'),
  'extra/llaves/entrada': { desafio: 'firmado', opciones: requestOptions },
  'extra/llaves/dispositivo': { desafio: 'firmado', opciones: requestOptions },
  [confirm]: { agregado: true },
  [enter]: { codigoMensaje: 1007, codigoAfiliado: '1001', ...ana, token },
};
const device = fakePasskeys({ create: attestation, get: assertion });

const openProfile = async (call: string, fault: Fault) => {
  const portal = await portalUnderFaults(call, fault, { autenticado: 'true', token }, answers);
  await waitForMember(portal);
  const { logic, input } = passkeysLogic({ deps: portal.app, extras, device });
  const actor = createActor(logic, { input }).start();
  const state = () => stateName(actor.getSnapshot().value);
  await vi.waitUntil(() => state() === 'mostrando.quieta.lista', spinnerLimit);
  actor.send({ type: 'AGREGAR' });
  return {
    ...{ portal, actor, state },
    heard: () => portal.wire.heard.filter(({ path }) => path.endsWith(call)).length,
    over: () => vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit),
    settled: () => vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'), spinnerLimit),
  };
};

describe.concurrent('a passkey that the server did not confirm is sent once, and the list is that of the server', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, actor, state, heard, over, settled } = await openProfile(add, fault);
    if (fault.ends === 'sesionVencida') await over();
    else {
      await settled();
      const unsaved = ['mostrando.quieta.rechazado', 'mostrando.quieta.noHecho'];
      expect(fault.ends === 'bien' ? ['mostrando.quieta.hecho'] : unsaved).toContain(state());
    }
    expect([heard() <= 1, portal.failures]).toEqual([true, []]);
    actor.stop();
    await portal.close();
  });
});

describe.concurrent('where the server gives no challenge the device is not asked, and nothing is added', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, actor, state, over, settled } = await openProfile(options, fault);
    if (fault.ends === 'sesionVencida') await over();
    else {
      await settled();
      expect(state()).toBe(fault.ends === 'bien' ? 'mostrando.quieta.hecho' : 'mostrando.quieta.noPedida');
    }
    expect(portal.failures).toEqual([]);
    actor.stop();
    await portal.close();
  });
});

describe.concurrent('a device is confirmed once, and without an answer only the list of devices says what it is', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const stored = { autenticado: 'true', token, dispositivo: 'f'.repeat(32) };
    const portal = await portalUnderFaults(confirm, fault, stored, answers);
    const isIn = () => sessionPhase(portal.app.session.getSnapshot()) === 'autenticada';
    await vi.waitUntil(isIn, spinnerLimit);
    const actor = portal.startSecureDevice({ extras, passkeys: device });
    await vi.waitUntil(() => actor.getSnapshot().context.llaves, spinnerLimit);
    actor.send({ type: 'USAR_LLAVE' });
    await vi.waitUntil(() => !isIn() || !actor.getSnapshot().hasTag('cargando'), spinnerLimit);
    const heard = portal.wire.heard.filter(({ path }) => path.endsWith(confirm)).length;
    // The server of this test never lists it.
    if (isIn()) expect(stateName(actor.getSnapshot().value)).toBe('encendida.conLlave.fallida');
    expect([isIn(), heard <= 1, portal.failures]).toEqual([fault.ends !== 'sesionVencida', true, []]);
    actor.stop();
    await portal.close();
  });
});

describe.concurrent('a log-in by passkey that fails leaves the form, and is sent once', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults(enter, fault, {}, answers);
    const entry = passkeyEntry(portal.app.client, extras, device);
    const { logic, input } = loginLogic({
      ...{ deps: portal.app, navigate: () => {}, back: '', open: () => {} },
      passkeys: async () => entry,
    });
    const actor = createActor(logic, { input }).start();
    await vi.waitUntil(() => actor.getSnapshot().context.llaves, spinnerLimit);
    actor.send({ type: 'USAR_LLAVE' });
    const isIn = () => sessionPhase(portal.app.session.getSnapshot()) === 'autenticada';
    if (fault.ends === 'bien') await vi.waitUntil(isIn, spinnerLimit);
    else await vi.waitUntil(() => stateName(actor.getSnapshot().value) === 'formulario.sinEntrar', spinnerLimit);
    const heard = portal.wire.heard.filter(({ path }) => path.endsWith(enter)).length;
    expect([isIn(), heard <= 1, portal.failures]).toEqual([fault.ends === 'bien', true, []]);
    actor.stop();
    await portal.close();
  });
});
