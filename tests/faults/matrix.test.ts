import { describe, expect, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import { loginRefusals } from '../../src/flows/login/texts';
import { callNotice } from '../../src/texts/call-notice';
import { stateName } from '../../tools/explore/path-id';
import { everyFault, type Fault } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';

const title: Record<Exclude<Fault['ends'], 'bien'>, string> = {
  sinConexion: 'Ha ocurrido un error',
  sinRespuesta: 'Ha ocurrido un error',
  sinServicio: 'Favor intente más tarde.',
  ilegible: 'Favor intente más tarde.',
  sesionVencida: 'Favor intente más tarde.',
};

/** A call without a member's session knows no expired one: a refused anonymous token is a failed service. */
const withoutSession = (ends: Fault['ends']) => (ends === 'sesionVencida' ? 'sinServicio' : ends);

for (const call of ['Usuario/autenticarUsuarioAnonimo', 'Autenticacion/login'])
  describe.concurrent(`[LOGIN-43] [LOGIN-45] [SHELL-24] [SHELL-26] ${call}`, () => {
    test.for(everyFault)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault);
      const login = portal.startLogin();
      login.send({ type: 'ENVIAR', clave: 'clave1234' });
      expect(login.getSnapshot().hasTag('cargando')).toBe(true);
      await vi.waitUntil(() => !login.getSnapshot().hasTag('cargando'), spinnerLimit);
      const ends = withoutSession(fault.ends);
      if (ends === 'bien') {
        expect(portal.visited).toEqual(['/']);
      } else {
        expect(login.getSnapshot().value).toEqual({ formulario: 'sinEntrar' });
        expect(login.getSnapshot().context).toMatchObject({
          borrador: { documento: '001-1234567-8' },
          problema: { kind: ends },
        });
        expect(callNotice(login.getSnapshot().context, loginRefusals, 'acceso')?.titulo).toBe(title[ends]);
        portal.mend();
        login.send({ type: 'ENVIAR', clave: 'clave1234' });
        await vi.waitFor(() => expect(portal.visited).toEqual(['/']), spinnerLimit);
      }
      expect(portal.failures).toEqual([]);
      await portal.close();
    });
  });

describe.concurrent('[SESS-17] Afiliado/getAfiliado at the start keeps the session unless it is rejected', () => {
  test.for(everyFault)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Afiliado/getAfiliado', fault, { autenticado: 'true', token });
    const phase = () => sessionPhase(portal.app.session.getSnapshot());
    await vi.waitUntil(() => phase() !== 'pendiente', spinnerLimit);
    if (fault.ends === 'bien') {
      expect(phase()).toBe('autenticada');
      expect(portal.app.session.getSnapshot().context.nombres).toBe('Íñigo');
    } else if (fault.ends === 'sesionVencida') {
      expect([phase(), portal.app.session.getSnapshot().context.motivo]).toEqual(['anonima', 'vencida']);
    } else {
      expect([phase(), portal.app.session.getSnapshot().context.nombres]).toEqual(['sinServicio', '']);
      portal.mend();
      portal.app.session.send({ type: 'REINTENTAR' });
      await vi.waitFor(() => expect(phase()).toBe('autenticada'), spinnerLimit);
    }
    expect(portal.failures).toEqual([]);
    await portal.close();
  });
});

describe.concurrent('a failed Afiliado/datoscontactos never leads to onboarding', () => {
  test.for(everyFault)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Afiliado/datoscontactos', fault);
    const login = portal.startLogin();
    login.send({ type: 'ENVIAR', clave: 'clave1234' });
    const refused = fault.ends === 'sesionVencida';
    // Whose session is refused in that moment is asked to enter again, and is sent nowhere.
    const state = refused ? 'formulario.sesionVencida' : 'dentro.haciaInicio';
    await vi.waitFor(() => expect(stateName(login.getSnapshot().value)).toBe(state), spinnerLimit);
    expect(portal.visited).toEqual(refused ? [] : ['/']);
    expect(sessionPhase(portal.app.session.getSnapshot())).toBe(refused ? 'anonima' : 'autenticada');
    expect(portal.failures).toEqual([]);
    await portal.close();
  });
});

for (const [call, name] of [
  ['Ajuste/menu', 'menu'],
  ['utility/feature/flags', 'flags'],
] as const)
  describe.concurrent(`[MENU-10] [FLAG-07] ${call} fails without a message, and loads at the next try`, () => {
    test.for(everyFault)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault);
      const actor = portal.app[name];
      await vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'), spinnerLimit);
      expect(actor.getSnapshot().hasTag('error')).toBe(fault.ends !== 'bien');
      expect(portal.app.snackbars.getSnapshot().context.visibles).toEqual([]);
      portal.mend();
      actor.send({ type: 'RECARGAR' });
      await vi.waitUntil(() => !actor.getSnapshot().hasTag('error'), spinnerLimit);
      expect(portal.failures).toEqual([]);
      await portal.close();
    });
  });

test('F17 answers out of order: an abandoned first attempt has no effect when it arrives late', async () => {
  const late: (() => void)[] = [];
  const portal = await portalUnderFaults('Autenticacion/login', {
    id: 'F17',
    name: 'out of order',
    ends: 'bien',
    answer: (response) => void late.push(() => response.end(JSON.stringify({ codigoMensaje: 1006, mensaje: 'tarde' }))),
  });
  const login = portal.startLogin();
  login.send({ type: 'ENVIAR', clave: 'primera' });
  await vi.waitUntil(() => late.length === 1);
  login.send({ type: 'CANCELAR' });
  portal.mend();
  login.send({ type: 'ENVIAR', clave: 'segunda' });
  await vi.waitFor(() => expect(portal.visited).toEqual(['/']));
  for (const answer of late) answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(portal.app.snackbars.getSnapshot().context.visibles).toEqual([]);
  expect(sessionPhase(portal.app.session.getSnapshot())).toBe('autenticada');
  await portal.close();
});

test("[LOGIN-34] F18 an unlisted codigoMensaje is a refusal with the server's words", async () => {
  const portal = await portalUnderFaults('Autenticacion/login', {
    id: 'F18',
    name: 'unlisted code',
    ends: 'bien',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ codigoMensaje: 4242, mensaje: 'Su afiliación no está activa.' }));
    },
  });
  const login = portal.startLogin();
  login.send({ type: 'ENVIAR', clave: 'x' });
  await vi.waitFor(() => expect(login.getSnapshot().value).toEqual({ formulario: 'rechazada' }));
  expect(callNotice(login.getSnapshot().context, loginRefusals, 'acceso')?.titulo).toBe(
    'Su afiliación no está activa.',
  );
  await portal.close();
});
