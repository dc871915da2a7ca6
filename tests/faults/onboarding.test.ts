import { describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import { stateName } from '../../tools/explore/path-id';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';

const stored = { autenticado: 'true', token };

type Portal = Awaited<ReturnType<typeof portalUnderFaults>>;

const phase = ({ app }: Portal) => sessionPhase(app.session.getSnapshot());
const begun = async (portal: Portal) => {
  await vi.waitUntil(() => phase(portal) === 'autenticada', spinnerLimit);
  const wizard = portal.startOnboarding();
  const state = () => stateName(wizard.getSnapshot().value);
  const settled = () => vi.waitUntil(() => !wizard.getSnapshot().hasTag('cargando'), spinnerLimit);
  await settled();
  return { wizard, state, settled };
};

for (const call of ['Afiliado/datoscontactos', 'Afiliado/drop/provincias', 'Afiliado/drop/municipios'])
  describe.concurrent(`a failed ${call} leaves the wizard readable, and loads at the next try`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault, stored);
      const { wizard, state, settled } = await begun(portal);
      if (state() === 'telefonos.formulario.escribiendo') {
        wizard.send({ type: 'SIGUIENTE' });
        await settled();
      }
      if (fault.ends === 'sesionVencida') {
        await vi.waitUntil(() => phase(portal) === 'anonima', spinnerLimit);
        expect(portal.app.session.getSnapshot().context.motivo).toBe('vencida');
      } else if (fault.ends === 'bien') expect(state()).toBe('direccion.formulario.escribiendo');
      else {
        expect(state()).toBe('muestra.esperando');
        portal.mend();
        wizard.send({ type: 'REINTENTAR' });
        await vi.waitUntil(() => !state().startsWith('muestra'), spinnerLimit);
        expect(wizard.getSnapshot().context).toMatchObject({
          contacto: { calle: 'Núñez' },
          provincias: [{ descripcion: 'Elías Piña' }],
          municipios: [{ descripcion: 'Bánica' }],
        });
      }
      expect(portal.failures).toEqual([]);
      wizard.stop();
      await portal.close();
    });
  });

describe.concurrent('a failed check never opens the wizard', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Afiliado/datoscontactos', fault, stored);
    await vi.waitUntil(() => phase(portal) === 'autenticada', spinnerLimit);
    const check = portal.startOnboardingCheck();
    const value = () => check.getSnapshot().value;
    await vi.waitUntil(() => value() === 'sinSaber' || value() === 'concluida', spinnerLimit);
    expect(value()).toBe(fault.ends === 'bien' ? 'concluida' : 'sinSaber');
    expect(portal.failures).toEqual([]);
    check.stop();
    await portal.close();
  });
});
