import { describe, test, vi } from 'vitest';
import type { PickedProvider } from '../../domain/rules/providers/picked-provider';
import { sessionPhase } from '../../domain/rules/session/session';
import { stateName } from '../../tools/explore/path-id';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';

const search = 'Prestador/todos';

describe.concurrent(`a failed ${search} shows nobody and keeps the input, and loads at the next press`, () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults(search, fault, { autenticado: 'true', token });
    const picked: (PickedProvider | null)[] = [];
    const picker = portal.startProviderPicker((one) => picked.push(one));
    const state = () => stateName(picker.getSnapshot().value);
    const ended = () => sessionPhase(portal.app.session.getSnapshot()) === 'anonima';
    const settled = () => vi.waitUntil(() => ended() || !picker.getSnapshot().hasTag('cargando'), spinnerLimit);
    const heard = () => portal.wire.heard.filter(({ path }) => path.endsWith(search)).length;
    picker.send({ type: 'ESCRIBIR', campo: 'consulta', valor: 'peña' });
    picker.send({ type: 'BUSCAR' });
    await settled();
    if (fault.ends === 'sesionVencida') {
      await vi.waitUntil(ended, spinnerLimit);
      expect(portal.app.session.getSnapshot().context.motivo).toBe('vencida');
    } else {
      if (fault.ends !== 'bien') {
        const { borrador, encontrados } = picker.getSnapshot().context;
        expect([state(), borrador.consulta, encontrados]).toEqual(['abierto.lista.fallida', 'peña', null]);
        portal.mend();
        const before = heard();
        picker.send({ type: 'REINTENTAR' });
        await settled();
        expect(heard()).toBe(before + 1);
      }
      expect(state()).toBe('abierto.lista.encontrados');
      const [found] = picker.getSnapshot().context.encontrados?.prestadores ?? [];
      if (found === undefined) throw new Error('nobody was found');
      picker.send({ type: 'ELEGIR', prestador: found });
      await vi.waitUntil(() => picked.length > 0, spinnerLimit);
      expect(picked).toEqual([{ codigo: '3001', clase: 'CENTRO', nombre: 'Clínica Peña', especialidad: '' }]);
    }
    expect(portal.failures).toEqual([]);
    picker.stop();
    await portal.close();
  });
});
