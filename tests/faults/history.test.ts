import { describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import { stateName } from '../../tools/explore/path-id';
import { type Fault, faults } from './faults';
import { type CallPath, portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const stored = { autenticado: 'true', token };

const open = async (path: CallPath, fault: Fault, said = {}) => {
  const portal = await portalUnderFaults(path, fault, stored);
  await waitForMember(portal);
  const history = portal.startHistory(said);
  return {
    portal,
    history,
    state: () => stateName(history.getSnapshot().value),
    expired: async () => {
      await vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit);
      return portal.app.session.getSnapshot().context.motivo;
    },
    end: async () => {
      history.stop();
      await portal.close();
    },
  };
};

describe.concurrent('a history that fails to load keeps its filters, and offers a retry', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, history, state, expired, end } = await open('HistorialConsumo/todos', fault, { tipo: '6' });
    const search = history.getSnapshot().children.consultarHistorial;
    await vi.waitUntil(() => search?.getSnapshot().hasTag('cargando') === false, spinnerLimit);
    if (fault.ends === 'sesionVencida') expect(await expired()).toBe('vencida');
    else {
      if (fault.ends !== 'bien') {
        expect([search?.getSnapshot().value, history.getSnapshot().context.borrador.tipo]).toEqual(['fallido', '6']);
        portal.mend();
        search?.send({ type: 'REINTENTAR' });
      }
      await vi.waitUntil(() => state() === 'mostrando.quieto', spinnerLimit);
      expect(history.getSnapshot().context.encontrado?.consumos).toMatchObject([{ auth: '9001' }]);
    }
    expect(portal.failures).toEqual([]);
    await end();
  });
});

describe.concurrent("a core that fails to load does not affect the member's history", () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, history, state, expired, end } = await open('Afiliado/datospersonales', fault);
    if (fault.ends === 'sesionVencida') expect(await expired()).toBe('vencida');
    else {
      await vi.waitUntil(() => state() === 'mostrando.quieto', spinnerLimit);
      const settled = () => {
        const { nucleo, sinNucleo } = history.getSnapshot().context;
        return nucleo !== null || sinNucleo;
      };
      await vi.waitUntil(settled, spinnerLimit);
      expect([state(), history.getSnapshot().context.sinNucleo]).toEqual(['mostrando.quieto', fault.ends !== 'bien']);
    }
    expect(portal.failures).toEqual([]);
    await end();
  });
});

describe.concurrent("a custom alert that fails to load is replaced by the portal's words", () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, history, state, expired, end } = await open('Ajuste/alerta/personalizada', fault);
    await vi.waitUntil(() => state() === 'mostrando.quieto', spinnerLimit);
    history.send({ type: 'ESCRIBIR', campo: 'desde', valor: '01-01-2020' });
    history.send({ type: 'BUSCAR' });
    const child = history.getSnapshot().children.avisarLimite;
    const limit = () => child?.getSnapshot();
    await vi.waitUntil(() => limit()?.hasTag('cargando') !== true, spinnerLimit);
    if (fault.ends === 'sesionVencida') expect(await expired()).toBe('vencida');
    else
      expect([limit()?.value, limit()?.context.alerta]).toEqual([
        'mostrando',
        fault.ends === 'bien' ? 'Actualice su teléfono.' : '',
      ]);
    expect(portal.failures).toEqual([]);
    await end();
  });
});

const titles = { descargar: 'Error al descargar el PDF', ver: 'Error al abrir el PDF' } as const;

for (const para of ['descargar', 'ver'] as const)
  describe.concurrent(`[HIST-22] [HIST-23] a document that fails to load, or is none, to ${para}: '${titles[para]}'`, () => {
    // A document is judged by its bytes alone, so charset faults do not matter.
    test.for(faults.filter(({ ends }) => ends !== 'bien'))('$id: $name', async (fault, { expect }) => {
      const { portal, history, state, expired, end } = await open('autorizaciones/generar/documento', fault);
      await vi.waitUntil(() => state() === 'mostrando.quieto', spinnerLimit);
      history.send({ type: 'PEDIR_DOCUMENTO', nap: '9001', para });
      await vi.waitUntil(() => state() === 'mostrando.quieto', spinnerLimit);
      if (fault.ends === 'sesionVencida') expect(await expired()).toBe('vencida');
      else {
        const said = () => portal.app.snackbars.getSnapshot().context.visibles.map(({ titulo }) => titulo);
        await vi.waitUntil(() => said().length > 0, spinnerLimit);
        expect([said(), portal.visited]).toEqual([[titles[para]], []]);
      }
      expect(portal.failures).toEqual([]);
      await end();
    });
  });
