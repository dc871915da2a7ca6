import { describe, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionPhase } from '../../domain/rules/session/session';
import { heavyClient } from '../../src/api/heavy-client';
import { requestDetailLogic } from '../../src/flows/requestDetail/wiring';
import { requestsLogic } from '../../src/flows/requests/wiring';
import { stateName } from '../../tools/explore/path-id';
import { type Fault, faults } from './faults';
import { hasty, portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const stored = { autenticado: 'true', token };
const list = 'CRM/solicitudesPorDocumento/todas';
const storedDocuments = 'crm/documentos/consultarDocumentosPorTicket';
const history = 'extra/casos/historia';
const good = {
  [list]: { result: { data: [{ numeroCaso: '2481907', titulo: 'Reembolso' }], cantidadRegistros: 1 } },
  [history]: [{ momento: '2026-11-03T10:14:00-04:00', suceso: 'creado' }],
  [storedDocuments]: [{ nombreArchivo: 'Cédula.pdf', contenido: btoa('%PDF-1.7') }],
};

const open = async (call: string, fault: Fault) => {
  const portal = await portalUnderFaults(call, fault, stored, good);
  await waitForMember(portal);
  return {
    portal,
    expired: async () => {
      await vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit);
      return portal.app.session.getSnapshot().context.motivo;
    },
  };
};

const startList = ({ app }: Awaited<ReturnType<typeof portalUnderFaults>>) => {
  const filters = { tipo: '3', estado: '', numero: '', desde: '', hasta: '', caso: '', pagina: 1, filas: 5 } as const;
  const nowhere = { onFilters: () => () => {}, show: () => {}, open: () => {}, close: () => {} };
  const { logic, input } = requestsLogic({ deps: app, address: { filters, ...nowhere } });
  return createActor(logic, { input }).start();
};

const startDetail = (
  { app, wire }: Awaited<ReturnType<typeof portalUnderFaults>>,
  failing: () => Fault | undefined = () => undefined,
) => {
  const { uploadLimitMs } = failing()?.ends === 'sinRespuesta' ? hasty : app.policy;
  const { logic, input } = requestDetailLogic({
    deps: { ...app, policy: { ...app.policy, uploadLimitMs } },
    numeroCaso: '2481907',
    caso: null,
    device: {
      lend: () => 'blob:documento',
      takeBack: () => {},
      pause: async () => {},
      copy: async () => {},
      share: async () => 'copiado',
    },
    extras: ['casos/historia'],
    documents: (told) =>
      heavyClient(
        {
          base: wire.base,
          policy: app.policy,
          memberToken: app.store.token,
          onExpired: () => app.session.send({ type: 'VENCER' }),
          online: () => true,
          onDate: () => {},
          isEnding: () => false,
          log: () => {},
        },
        told,
      ),
  });
  return createActor(logic, { input }).start();
};

describe.concurrent('a list that fails to load keeps its filters, and offers a retry', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, expired } = await open(list, fault);
    const requests = startList(portal);
    const search = requests.getSnapshot().children.consultarSolicitudes;
    await vi.waitUntil(() => search?.getSnapshot().hasTag('cargando') === false, spinnerLimit);
    if (fault.ends === 'sesionVencida') expect(await expired()).toBe('vencida');
    else {
      if (fault.ends !== 'bien') {
        expect([search?.getSnapshot().value, requests.getSnapshot().context.borrador.tipo]).toEqual(['fallido', '3']);
        portal.mend();
        search?.send({ type: 'REINTENTAR' });
      }
      await vi.waitUntil(() => requests.getSnapshot().matches('mostrando'), spinnerLimit);
      expect(requests.getSnapshot().context.encontrado?.casos).toMatchObject([{ numeroCaso: '2481907' }]);
    }
    expect(portal.failures).toEqual([]);
    requests.stop();
    await portal.close();
  });
});

describe.concurrent('a case of the address that fails to load is reported, with a retry', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, expired } = await open(list, fault);
    const detail = startDetail(portal);
    await vi.waitUntil(() => !detail.getSnapshot().hasTag('cargando'), spinnerLimit);
    if (fault.ends === 'sesionVencida') expect(await expired()).toBe('vencida');
    else {
      if (fault.ends !== 'bien') {
        expect(detail.getSnapshot().value).toBe('fallido');
        portal.mend();
        detail.send({ type: 'REINTENTAR' });
      }
      await vi.waitUntil(() => detail.getSnapshot().matches('mostrando'), spinnerLimit);
    }
    expect(portal.failures).toEqual([]);
    detail.stop();
    await portal.close();
  });
});

describe.concurrent('documents that fail to load leave the case visible, and can be retried', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, expired } = await open(storedDocuments, fault);
    let ill = true;
    const detail = startDetail(portal, () => (ill ? fault : undefined));
    const state = () => stateName(detail.getSnapshot().value);
    await vi.waitUntil(() => detail.getSnapshot().matches('mostrando'), spinnerLimit);
    detail.send({ type: 'PEDIR_DOCUMENTOS' });
    await vi.waitUntil(() => !detail.getSnapshot().hasTag('cargando'), spinnerLimit);
    if (fault.ends === 'sesionVencida') expect(await expired()).toBe('vencida');
    else {
      if (fault.ends !== 'bien') {
        expect(state()).toBe('mostrando.fallidos');
        portal.mend();
        ill = false;
        detail.send({ type: 'PEDIR_DOCUMENTOS' });
      }
      await vi.waitUntil(() => state() === 'mostrando.listados', spinnerLimit);
      expect(detail.getSnapshot().context.guardados?.documentos).toMatchObject([{ tipo: 'application/pdf' }]);
    }
    expect(portal.failures).toEqual([]);
    detail.stop();
    await portal.close();
  });
});

describe.concurrent('a history that fails to load leaves the case as it is', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, expired } = await open(history, fault);
    const detail = startDetail(portal);
    await vi.waitUntil(() => detail.getSnapshot().matches('mostrando'), spinnerLimit);
    const asking = detail.getSnapshot().children.historia;
    await vi.waitUntil(() => asking?.getSnapshot().hasTag('cargando') === false, spinnerLimit);
    if (fault.ends === 'sesionVencida') expect(await expired()).toBe('vencida');
    const { historia } = detail.getSnapshot().context;
    expect([stateName(detail.getSnapshot().value), historia.length]).toEqual([
      'mostrando.sinPedir',
      fault.ends === 'bien' ? 1 : 0,
    ]);
    expect(portal.failures).toEqual([]);
    detail.stop();
    await portal.close();
  });
});
