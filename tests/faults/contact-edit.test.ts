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
  const part = portal.startContactEdit();
  const state = () => stateName(part.getSnapshot().value);
  // Its fields may be written in while the lists come.
  const waits = () => part.getSnapshot().hasTag('cargando') || part.getSnapshot().matches('preparando');
  const settled = () => vi.waitUntil(() => !waits(), spinnerLimit);
  await settled();
  const press = async (type: 'EDITAR' | 'GUARDAR' | 'REINTENTAR') => {
    part.send({ type });
    await settled();
  };
  return { part, state, settled, press, context: () => part.getSnapshot().context };
};
const expired = async (portal: Portal) => {
  await vi.waitUntil(() => phase(portal) === 'anonima', spinnerLimit);
  return portal.app.session.getSnapshot().context.motivo;
};

describe.concurrent('contact data that fail to load are reported, and load at the next try', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Afiliado/datoscontactos', fault, stored);
    const { part, state, press, context } = await begun(portal);
    if (fault.ends === 'sesionVencida') expect(await expired(portal)).toBe('vencida');
    else {
      if (fault.ends !== 'bien') {
        expect(state()).toBe('fallida');
        portal.mend();
        await press('REINTENTAR');
      }
      expect([state(), context().contacto?.calle]).toEqual(['viendo.tranquilo', 'Núñez']);
    }
    expect(portal.failures).toEqual([]);
    part.stop();
    await portal.close();
  });
});

for (const call of ['Afiliado/drop/regiones', 'Afiliado/drop/provincias', 'Afiliado/drop/municipios'])
  describe.concurrent(`a failed ${call} leaves the address read-only, and loads at the next try`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault, stored);
      const { part, state, press, context } = await begun(portal);
      await press('EDITAR');
      if (fault.ends === 'sesionVencida') expect(await expired(portal)).toBe('vencida');
      else {
        expect(state()).toBe('editando.escribiendo');
        if (fault.ends !== 'bien') {
          expect([context().regiones, context().provincias, context().municipios]).toContain(null);
          portal.mend();
          await press('REINTENTAR');
        }
        expect([context().regiones, context().provincias, context().municipios]).toMatchObject([
          [{ descripcion: 'El Valle' }],
          [{ descripcion: 'Elías Piña' }],
          [{ descripcion: 'Bánica' }],
        ]);
      }
      expect(portal.failures).toEqual([]);
      part.stop();
      await portal.close();
    });
  });

describe.concurrent('a failed audit of a save delays nothing', () => {
  test.for(faults.filter(({ ends }) => ends !== 'sesionVencida'))('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('utility/bitacora/nuevo', fault, stored);
    const { part, state, press } = await begun(portal);
    await press('EDITAR');
    part.send({ type: 'ESCRIBIR', campo: 'telefonoCelular', valor: '8295550100' });
    await press('GUARDAR');
    expect(state()).toBe('viendo.guardado');
    expect(portal.failures).toEqual([]);
    part.stop();
    await portal.close();
  });
});
