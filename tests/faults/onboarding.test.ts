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

/** Calls whose HTTP status alone means success. */
const tolerated = ['F11', 'F12a', 'F12b'];

const writes = [
  ['Afiliado/updateTelefonos', 'telefonoCelular', '8295550100', 'telefonos'],
  ['Afiliado/updateDireccion', 'calle', 'Otra', 'direccion'],
  ['Afiliado/updateCorreo', 'correo', 'otra@ejemplo.do', 'correo'],
] as const;

for (const [call, campo, valor, parte] of writes)
  describe.concurrent(`a failed ${call} keeps the input, is looked up, and is sent again only by a press`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault, stored);
      const { wizard, state, settled } = await begun(portal);
      const press = async () => {
        wizard.send({ type: state().startsWith('correo') ? 'CONFIRMAR' : 'SIGUIENTE' });
        await settled();
      };
      while (!state().startsWith(parte)) await press();
      wizard.send({ type: 'ESCRIBIR', campo, valor });
      await press();
      const heard = () => portal.wire.heard.filter(({ path }) => path.endsWith(call)).length;
      if (fault.ends === 'sesionVencida') {
        await vi.waitUntil(() => phase(portal) === 'anonima', spinnerLimit);
        expect(portal.app.session.getSnapshot().context.motivo).toBe('vencida');
      } else {
        const well = fault.ends === 'bien' || tolerated.includes(fault.id);
        if (!well) {
          expect([state(), wizard.getSnapshot().context.fallidas]).toEqual([`${parte}.formulario.fallida`, [parte]]);
          expect(heard()).toBe(1);
          portal.mend();
          await press();
        }
        expect(state().startsWith(parte)).toBe(false);
        expect(heard()).toBe(well ? 1 : 2);
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
