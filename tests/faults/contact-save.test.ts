import { describe, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { ContactSends } from '../../domain/rules/contact/contact-sends';
import { sessionPhase } from '../../domain/rules/session/session';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';

/** Calls whose HTTP status alone means success. */
const tolerated = ['F11', 'F12a', 'F12b'];

const writes = [
  ['Afiliado/updateTelefonos', 'telefonos'],
  ['Afiliado/updateDireccion', 'direccion'],
  ['Afiliado/updateCorreo', 'correo'],
] as const;

for (const [call, parte] of writes)
  describe.concurrent(`a failed ${call} is looked up, and is sent again only by another save`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault, { autenticado: 'true', token });
      const phase = () => sessionPhase(portal.app.session.getSnapshot());
      await vi.waitUntil(() => phase() === 'autenticada', spinnerLimit);
      const save = async (envios: ContactSends = {}) => {
        const actor = portal.startContactSave(parte, envios);
        return (await waitFor(actor, ({ status }) => status === 'done', spinnerLimit)).output;
      };
      const heard = () => portal.wire.heard.filter(({ path }) => path.endsWith(call)).length;
      const well = fault.ends === 'bien' || tolerated.includes(fault.id);
      const first = await save();
      expect([first?.resultado, first?.fallidas, heard()]).toEqual(
        well ? ['guardada', [], 1] : ['fallida', [parte], 1],
      );
      if (fault.ends === 'sesionVencida') {
        await vi.waitUntil(() => phase() === 'anonima', spinnerLimit);
        expect(portal.app.session.getSnapshot().context.motivo).toBe('vencida');
      } else if (!well) {
        portal.mend();
        expect((await save(first?.envios))?.resultado).toBe('guardada');
        expect(heard()).toBe(2);
      }
      expect(portal.failures).toEqual([]);
      await portal.close();
    });
  });
