import { describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import { stateName } from '../../tools/explore/path-id';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const stored = { autenticado: 'true', token };
const correo = 'peña.nueva@ejemplo.do';
const check = 'Autenticacion/login';
const request = 'autenticacion/solicitudCambioCorreo';

/** A call whose HTTP status alone means success. */
const tolerated: Readonly<Record<string, readonly string[]>> = { [check]: [], [request]: ['F11', 'F12a', 'F12b'] };

for (const [call, failed, refused] of [
  [check, 'abierto.clave.sinComprobar', 'abierto.clave.sinComprobar'],
  [request, 'abierto.correo.sinSaber', 'abierto.correo.sinSolicitar'],
] as const)
  describe.concurrent(`a failed ${call} keeps the dialog and its input; the next try succeeds, once`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault, stored);
      const member = await waitForMember(portal);
      const { emailRequest } = member;
      const state = () => stateName(emailRequest.getSnapshot().value);
      const heard = () => portal.wire.heard.filter(({ path }) => path.includes(`/${request}`)).length;
      const confirm = async () => {
        emailRequest.send({ type: 'SIGUIENTE' });
        emailRequest.send({ type: 'ENVIAR', clave: 'clave1234' });
        const closed = () => sessionPhase(portal.app.session.getSnapshot()) === 'anonima';
        await vi.waitUntil(() => closed() || !emailRequest.getSnapshot().hasTag('cargando'), spinnerLimit);
      };
      await vi.waitUntil(() => member.account.getSnapshot().matches('cargado'), spinnerLimit);
      emailRequest.send({ type: 'ABRIR' });
      emailRequest.send({ type: 'ESCRIBIR', campo: 'correo', valor: correo });
      await confirm();
      const well = fault.ends === 'bien' || tolerated[call]?.includes(fault.id) === true;
      // After any call: without a session no data of the member stay.
      const ended = fault.ends === 'sesionVencida';
      if (!well && !ended) {
        expect([state(), emailRequest.getSnapshot().context.borrador.correo]).toEqual([
          fault.id === 'F7' ? refused : failed,
          correo,
        ]);
        expect(sessionPhase(portal.app.session.getSnapshot())).toBe('autenticada');
        portal.mend();
        await confirm();
      }
      await vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit);
      expect(portal.app.session.getSnapshot().context.motivo).toBe(ended ? 'vencida' : 'correo');
      // A change that may have been asked for is never asked for again by itself.
      const first = call === request && !well ? 1 : 0;
      expect(heard()).toBe(first + (ended ? 0 : 1));
      expect(portal.failures).toEqual([]);
      await portal.close();
    });
  });
