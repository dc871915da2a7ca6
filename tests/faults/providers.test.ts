import { describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import { stateName } from '../../tools/explore/path-id';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';

const stored = { autenticado: 'true', token };
const found = { provincia: 1, municipio: 101 };

type Portal = Awaited<ReturnType<typeof portalUnderFaults>>;

const closed = async ({ app }: Portal) => {
  await vi.waitUntil(() => sessionPhase(app.session.getSnapshot()) === 'anonima', spinnerLimit);
  return app.session.getSnapshot().context.motivo;
};

describe.concurrent('a failed search keeps its filters, and offers a retry', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Prestador/todos', fault, stored);
    const providers = portal.startProviders(found);
    const state = () => stateName(providers.getSnapshot().value);
    const search = providers.getSnapshot().children.buscarPrestadores;
    await vi.waitUntil(() => search?.getSnapshot().hasTag('cargando') === false, spinnerLimit);
    if (fault.ends === 'sesionVencida') expect(await closed(portal)).toBe('vencida');
    if (fault.ends !== 'bien') {
      expect([search?.getSnapshot().value, providers.getSnapshot().context.borrador.municipio]).toEqual([
        'fallido',
        '101',
      ]);
      portal.mend();
      search?.send({ type: 'REINTENTAR' });
    }
    await vi.waitUntil(() => state() === 'mostrando.lista', spinnerLimit);
    expect(providers.getSnapshot().context.encontrado?.prestadores).toMatchObject([{ nombre: 'Clínica Peña' }]);
    expect(portal.failures).toEqual([]);
    providers.stop();
    await portal.close();
  });
});

describe.concurrent('a failed detail offers a retry', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Prestador/detalle', fault, stored);
    const providers = portal.startProviders(found);
    const state = () => stateName(providers.getSnapshot().value);
    await vi.waitUntil(() => state() === 'mostrando.lista', spinnerLimit);
    const [prestador] = providers.getSnapshot().context.encontrado?.prestadores ?? [];
    if (prestador === undefined) throw new Error('nobody was found');
    providers.send({ type: 'VER_DETALLE', prestador });
    const detail = providers.getSnapshot().children.consultarDetalle;
    await vi.waitUntil(() => detail?.getSnapshot().hasTag('cargando') === false, spinnerLimit);
    if (fault.ends === 'sesionVencida') expect(await closed(portal)).toBe('vencida');
    // An empty answer and null mean that the service does not know the provider.
    const nobody = fault.id === 'F11' || fault.id === 'F12a';
    if (nobody) expect(state()).toBe('mostrando.detalle.sinDatos');
    else if (fault.ends !== 'bien') {
      expect(detail?.getSnapshot().value).toBe('fallido');
      portal.mend();
      detail?.send({ type: 'REINTENTAR' });
    }
    if (!nobody) {
      await vi.waitUntil(() => state() === 'mostrando.detalle.visto.quieto', spinnerLimit);
      expect(providers.getSnapshot().context.detalle).toMatchObject({ nombre: 'Clínica Peña' });
    }
    expect(portal.failures).toEqual([]);
    providers.stop();
    await portal.close();
  });
});

describe.concurrent('regimes that fail to load do not affect the detail', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Prestador/drop/regimenes/Prestador', fault, stored);
    const providers = portal.startProviders(found);
    const state = () => stateName(providers.getSnapshot().value);
    await vi.waitUntil(() => state() === 'mostrando.lista', spinnerLimit);
    const [prestador] = providers.getSnapshot().context.encontrado?.prestadores ?? [];
    if (prestador === undefined) throw new Error('nobody was found');
    providers.send({ type: 'VER_DETALLE', prestador });
    const regimes = () => providers.getSnapshot().context.regimenes.map(({ descripcion }) => descripcion);
    const missed = () => portal.logged.includes('providers: no se pudieron leer los regímenes');
    await vi.waitUntil(() => regimes().length > 0 || missed(), spinnerLimit);
    expect([state(), regimes()]).toEqual([
      'mostrando.detalle.visto.quieto',
      fault.ends === 'bien' ? ['Régimen de Ñagua'] : [],
    ]);
    expect([portal.failures, portal.app.snackbars.getSnapshot().context.visibles]).toEqual([[], []]);
    providers.stop();
    await portal.close();
  });
});

describe.concurrent("a failed custom alert leaves the page's sentence", () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Ajuste/alerta/personalizada', fault, stored, {
      'Prestador/todos': { data: [], cantidadRegistros: 0 },
    });
    const providers = portal.startProviders({ nombre: 'nadie' });
    await vi.waitUntil(() => stateName(providers.getSnapshot().value) === 'vacia', spinnerLimit);
    expect(providers.getSnapshot().context.encontrado?.aviso).toBe(
      fault.ends === 'bien' ? 'Actualice su teléfono.' : '',
    );
    expect([portal.failures, portal.app.snackbars.getSnapshot().context.visibles]).toEqual([[], []]);
    providers.stop();
    await portal.close();
  });
});

const lists = [
  ['Prestador/drop/tipo/prestadores', 'tipos'],
  ['Prestador/drop/especialidades', 'especialidades'],
  ['Cobertura/drop/regimenes', 'planes'],
  ['Cobertura/drop/planes', 'complementarios'],
  ['Afiliado/drop/provincias', 'provincias'],
  ['Afiliado/drop/municipios', 'municipios'],
] as const;

for (const [call, lista] of lists)
  describe.concurrent(`[PROV-02] ${call} fails alone, and loads with the next connection`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault, stored);
      const listed = portal.startProviderLists();
      const { children } = listed.getSnapshot();
      const withTag = (tag: 'cargando' | 'error') =>
        lists.flatMap(([, name]) => (children[name]?.getSnapshot().hasTag(tag) ? [name] : []));
      await vi.waitUntil(() => withTag('cargando').length === 0, spinnerLimit);
      if (fault.ends === 'sesionVencida') expect(await closed(portal)).toBe('vencida');
      if (fault.ends !== 'bien') {
        // When a session ends, its pending calls are dropped.
        const failed = fault.ends === 'sesionVencida' ? expect.arrayContaining([lista]) : [lista];
        expect([withTag('error'), listed.getSnapshot().context.listas[lista]]).toEqual([failed, null]);
        portal.mend();
        portal.setOnline(true);
      }
      const { listas } = await vi.waitUntil(() => {
        const { context } = listed.getSnapshot();
        return Object.values(context.listas).every((options) => options !== null) && context;
      }, spinnerLimit);
      expect(listas[lista]).toHaveLength(1);
      expect(portal.failures).toEqual([]);
      listed.stop();
      await portal.close();
    });
  });
