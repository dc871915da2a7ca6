import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { alertaPersonalizada } from '../../../domain/contract/ajuste';
import { decodeReply } from '../../../domain/contract/decode';
import { prestadorDetalle, prestadorTodos, regimenesPrestador } from '../../../domain/contract/prestador';
import { noProviderWords } from '../../../domain/rules/providers/provider-filters';
import { shareLimitMs } from '../../../domain/rules/screen/share-limit';
import { arrive, type fakeClient } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { providersAddress } from '../../wiring/addresses/providers-address';
import { providersTexts as texts } from './texts';
import { providersLogic } from './wiring';

const now = 1_700_000_000_000;

interface Asked {
  body: { Nombre: string; NumeroDePagina: number };
}

const provider = (codigoPrestador: string, tipoPrestador = 'Centro') => ({
  codigoPrestador,
  nombre: `Prestador ${codigoPrestador}`,
  tipoPrestador,
});
const pageOf = (codes: readonly string[], cantidadRegistros = codes.length) => {
  const decoded = decodeReply(prestadorTodos, { data: codes.map((code) => provider(code)), cantidadRegistros });
  if (!decoded.ok) throw new Error(decoded.issues.join());
  return decoded.reply;
};
const detail = () => {
  const decoded = decodeReply(prestadorDetalle, { ...provider('3001'), telefono: '829-555-0142', regimen: 'Larimar' });
  if (!decoded.ok) throw new Error(decoded.issues.join());
  return decoded.reply;
};

interface World {
  search?: object;
  visitor?: boolean;
  answers?: Parameters<typeof fakeClient>[0];
  stored?: Record<string, string>;
  share?: Parameters<typeof providersLogic>[0]['share'];
}

const open = async ({ search = {}, visitor = false, answers = {}, stored = {}, share }: World = {}) => {
  const portal = await openPortal(fakeDevice({ ...(visitor ? {} : storedSession('1001', now)), ...stored }), {
    answers: {
      [prestadorTodos.path]: () => pageOf(['3001', '3002'], 12),
      [alertaPersonalizada.path]: () => [{ nombre: 'prestador-consulta-nofound', mensaje: 'Pruebe con otra.' }],
      [prestadorDetalle.path]: detail,
      [regimenesPrestador.path]: () => [{ codigo: '2', descripcion: 'Contributivo', codigoPadre: '' }],
      ...answers,
    },
  });
  const heard = new Set<() => void>();
  const went: string[] = [];
  const pathname = '/consulta/prestadores';
  const router = {
    state: { location: { pathname, search } },
    latestLocation: { pathname, search },
    navigate: ({ href }: { href: string }) => {
      went.push(href);
      const said = new URL(href, 'https://oficina.ejemplo.do').searchParams;
      router.latestLocation = { pathname, search: Object.fromEntries(said) };
    },
    subscribe: (_: string, listener: () => void) => {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
  };
  const start = () => {
    const { logic, input } = providersLogic({
      deps: portal.app,
      address: providersAddress(router),
      ...(share === undefined ? {} : { share }),
    });
    return createActor(logic, { input, clock: portal.clock }).start();
  };
  const providers = start();
  await arrive();
  return {
    portal,
    providers,
    went,
    again: async () => {
      providers.stop();
      router.state.location = router.latestLocation;
      const next = start();
      await arrive();
      return next;
    },
    /** Navigates by Back, Forward or a link; the page stays mounted. */
    go: async (to: object) => {
      router.latestLocation = { pathname, search: to };
      for (const listener of heard) listener();
      await arrive();
    },
    write: (campo: keyof typeof noProviderWords, valor: string) => providers.send({ type: 'ESCRIBIR', campo, valor }),
    search: async () => {
      providers.send({ type: 'BUSCAR' });
      await arrive();
    },
    state: () => stateName(providers.getSnapshot().value),
    context: () => providers.getSnapshot().context,
    rows: () => providers.getSnapshot().context.encontrado?.prestadores.map(({ codigoPrestador }) => codigoPrestador),
    sent: (path: string) => portal.askedFor(path).map(({ request }) => request),
  };
};

const blank = {
  IdPrestador: '',
  IdTipoCentro: '',
  Nombre: '',
  IdEspecialidad: '',
  IdPlan: '',
  IdRegimen: '',
  IdMunicipio: '',
  IdProvincia: '',
  NumeroDePagina: 1,
  RegistrosPorPagina: 5,
};

describe('a search', () => {
  test('[PROV-03] [TABLE-05] [TABLE-07] sends each filter by name, from page 1, five a page', async () => {
    const { write, search, sent } = await open();
    write('tipo', '156');
    write('nombre', '  abreu ');
    write('especialidad', '7');
    write('plan', '2');
    write('provincia', '25');
    write('municipio', '2501');
    await search();
    expect(sent(prestadorTodos.path)).toEqual([
      {
        body: {
          ...blank,
          IdTipoCentro: '156',
          Nombre: 'abreu',
          IdEspecialidad: '7',
          IdRegimen: '2',
          IdMunicipio: '2501',
          IdProvincia: '25',
        },
      },
    ]);
  });

  test('[PROV-09] sends regime 9 with a complementary plan, for any plan', async () => {
    const { write, search, sent } = await open();
    write('nombre', 'abreu');
    write('plan', '2');
    write('complementario', '101');
    await search();
    expect(sent(prestadorTodos.path)).toEqual([{ body: { ...blank, Nombre: 'abreu', IdPlan: '101', IdRegimen: '9' } }]);
  });

  test('[PROV-08] sends no complementary plan that the filter does not show, selected or in an address', async () => {
    const { write, search, go, sent } = await open({ search: { nombre: 'abreu', plan: 1, complementario: 101 } });
    write('complementario', '101');
    write('plan', '6');
    await search();
    await go({ nombre: 'matos', plan: 6, complementario: 101 });
    expect(sent(prestadorTodos.path)).toEqual([
      { body: { ...blank, Nombre: 'abreu', IdRegimen: '1' } },
      { body: { ...blank, Nombre: 'abreu', IdRegimen: '6' } },
      { body: { ...blank, Nombre: 'matos', IdRegimen: '6' } },
    ]);
  });

  test('[PROV-07] [TABLE-06] repeats for another page or size with the same filters', async () => {
    const { providers, write, search, sent, went } = await open();
    write('nombre', 'abreu');
    await search();
    // A typed name is no filter until it is searched.
    write('nombre', 'matos');
    providers.send({ type: 'PAGINA', pagina: 2 });
    await arrive();
    providers.send({ type: 'FILAS', filas: 25 });
    await arrive();
    expect(sent(prestadorTodos.path)).toEqual([
      { body: { ...blank, Nombre: 'abreu' } },
      { body: { ...blank, Nombre: 'abreu', NumeroDePagina: 2 } },
      { body: { ...blank, Nombre: 'abreu', RegistrosPorPagina: 25 } },
    ]);
    expect(went).toEqual(['', '&pagina=2', '&filas=25'].map((more) => `/consulta/prestadores?nombre=abreu${more}`));
  });

  test('[PROV-03] [PROV-11] sends codes that an address cannot carry, once, and shows the answer', async () => {
    const { write, search, go, sent, rows, went } = await open();
    write('provincia', 'RD_01');
    write('municipio', 'RD_01.1');
    await search();
    await go(Object.fromEntries(new URL(went[0] ?? '', 'https://oficina.ejemplo.do').searchParams));
    expect([sent(prestadorTodos.path), rows()]).toEqual([
      [{ body: { ...blank, IdProvincia: 'RD_01', IdMunicipio: 'RD_01.1' } }],
      ['3001', '3002'],
    ]);
  });

  test.each([
    [false, 'eyJ'],
    [true, null],
  ])("[PROV-23] by a visitor (%s) has no member's token", async (visitor, begins) => {
    const { portal, write, search } = await open({ visitor });
    write('nombre', 'abreu');
    await search();
    const [{ token } = { token: '' }] = portal.askedFor(prestadorTodos.path);
    expect([prestadorTodos.access, token === null ? null : token.slice(0, 3)]).toEqual(['anonymous', begins]);
  });

  test.each(['%', '_', "o'neil", '"abreu"', '\\', '<b>', '1e5'])('sends the name %s as typed', async (nombre) => {
    const { write, search, sent } = await open();
    write('nombre', nombre);
    await search();
    expect(sent(prestadorTodos.path)).toEqual([{ body: { ...blank, Nombre: nombre } }]);
  });

  test('cuts a name of 10 kB to what the service accepts', async () => {
    const { write, search, sent } = await open();
    write('nombre', `a\0${'á'.repeat(10_000)}`);
    await search();
    expect(sent(prestadorTodos.path)).toEqual([{ body: { ...blank, Nombre: `a ${'á'.repeat(148)}` } }]);
  });
});

describe('an incomplete search', () => {
  test('[PROV-11] [PROV-12] sends nothing, and reports errors at the fields', async () => {
    const { write, search, sent, state, context } = await open();
    await search();
    expect([state(), context().faltas, sent(prestadorTodos.path)]).toEqual([
      'incompleta',
      { provincia: 'faltaProvincia', municipio: 'faltaMunicipio' },
      [],
    ]);
    expect(texts.faltas).toEqual({
      faltaProvincia: 'Debe seleccionar la provincia',
      faltaMunicipio: 'Debe seleccionar el municipio',
    });
    write('provincia', '25');
    await search();
    expect(context().faltas).toEqual({ municipio: 'faltaMunicipio' });
    write('municipio', '2501');
    await search();
    expect(state()).toBe('mostrando.lista');
  });
});

test('the answer to an older search is neither shown nor cached as that of the newer one', async () => {
  const waiting = new Map<string, (reply: unknown) => void>();
  const ask = (request: unknown) => new Promise((resolve) => waiting.set((request as Asked).body.Nombre, resolve));
  const { write, search, go, rows } = await open({ answers: { [prestadorTodos.path]: ask } });
  for (const name of ['a', 'ab']) {
    write('nombre', name);
    await search();
  }
  for (const name of ['ab', 'a']) {
    waiting.get(name)?.(pageOf([name]));
    await arrive();
  }
  const shown = rows();
  await go({});
  await go({ nombre: 'ab' });
  expect([shown, rows()]).toEqual([['ab'], ['ab']]);
});

describe('going back', () => {
  test('shows the cached result without a call, and the same fields', async () => {
    const { write, search, go, providers, rows, sent, context, state } = await open();
    write('nombre', 'abreu');
    await search();
    providers.send({ type: 'PAGINA', pagina: 2 });
    await arrive();
    await go({ nombre: 'abreu' });
    expect([state(), rows(), context().borrador.nombre, context().encontrado?.pagina]).toEqual([
      'mostrando.lista',
      ['3001', '3002'],
      'abreu',
      1,
    ]);
    expect(sent(prestadorTodos.path)).toHaveLength(2);
  });

  test('from another page finds the cache too', async () => {
    const { write, search, again, sent } = await open();
    write('nombre', 'abreu');
    await search();
    const next = await again();
    expect([stateName(next.getSnapshot().value), sent(prestadorTodos.path).length]).toEqual(['mostrando.lista', 1]);
  });
});

describe('an address', () => {
  test('of one provider searches that one, until the next search', async () => {
    const { sent, write, search } = await open({ search: { prestador: 3001 } });
    write('nombre', 'abreu');
    await search();
    expect(sent(prestadorTodos.path)).toEqual([
      { body: { ...blank, IdPrestador: '3001' } },
      { body: { ...blank, Nombre: 'abreu' } },
    ]);
  });

  test.each([
    { pagina: 'x' },
    { pagina: -1 },
    { filas: 7 },
    { plan: 'no es un código' },
    { prestador: { a: 1 } },
    { nombre: 'a'.repeat(10_000) },
  ])('is corrected: %o', async (wrong) => {
    const { sent } = await open({ search: { provincia: 25, municipio: 2501, ...wrong } });
    expect(sent(prestadorTodos.path)).toEqual([{ body: { ...blank, IdProvincia: '25', IdMunicipio: '2501' } }]);
  });

  test('with a page past the end loads the last one once, and keeps the filters', async () => {
    const { state, context, sent } = await open({
      search: { nombre: 'abreu', pagina: 99 },
      answers: { [prestadorTodos.path]: () => pageOf([], 12) },
    });
    expect([state(), context().direccion.pagina, context().borrador.nombre]).toEqual(['mostrando.lista', 3, 'abreu']);
    expect(sent(prestadorTodos.path)).toEqual(
      [99, 3].map((NumeroDePagina) => ({ body: { ...blank, Nombre: 'abreu', NumeroDePagina } })),
    );
  });
});

describe('an empty result', () => {
  test("[PROV-18] loads the custom alert 'prestador-consulta-nofound', and shows it", async () => {
    const { state, context, sent } = await open({
      search: { nombre: 'zz' },
      answers: { [prestadorTodos.path]: () => pageOf([]) },
    });
    expect([state(), context().encontrado?.aviso, sent(alertaPersonalizada.path)]).toEqual([
      'vacia',
      'Pruebe con otra.',
      [{ query: { id: '', nombre: 'prestador-consulta-nofound' } }],
    ]);
  });

  test.each([
    ['fails', 'sinServicio' as const],
    ['says nothing', () => []],
  ])("[PROV-17] [PROV-19] says 'No se han encontrado prestadores' when the alert %s", async (_, alert) => {
    const { state, context } = await open({
      search: { nombre: 'zz' },
      answers: { [prestadorTodos.path]: () => pageOf([]), [alertaPersonalizada.path]: alert },
    });
    expect([state(), context().encontrado?.aviso, texts.nadie]).toEqual([
      'vacia',
      '',
      'No se han encontrado prestadores',
    ]);
  });
});

describe('the detail', () => {
  const row = (tipoPrestador: string) => ({ codigoPrestador: '3001', nombre: 'Abreu', tipoPrestador });

  test.each([
    ['Medico', 1],
    ['Centro', 2],
    ['', 2],
  ])('[PROV-10] of a provider of type «%s» is loaded with TipoPrestador %i', async (tipo, TipoPrestador) => {
    const { providers, sent, state } = await open({ search: { nombre: 'abreu' } });
    providers.send({ type: 'VER_DETALLE', prestador: row(tipo) });
    await arrive();
    const asked = [{ query: { idPrestador: '3001', TipoPrestador } }];
    expect([state(), sent(prestadorDetalle.path), sent(regimenesPrestador.path)]).toEqual([
      'mostrando.detalle.visto.quieto',
      asked,
      asked,
    ]);
  });

  test("[PROV-20] of a missing provider says 'No se encontraron datos insertados'", async () => {
    const { providers, state } = await open({
      search: { nombre: 'abreu' },
      answers: { [prestadorDetalle.path]: () => null },
    });
    providers.send({ type: 'VER_DETALLE', prestador: row('Centro') });
    await arrive();
    expect([state(), texts.sinDatos]).toEqual(['mostrando.detalle.sinDatos', 'No se encontraron datos insertados']);
  });

  test('is shown without its regimes if they fail to load', async () => {
    const { providers, state, context, portal } = await open({
      search: { nombre: 'abreu' },
      answers: { [regimenesPrestador.path]: 'sinServicio' },
    });
    providers.send({ type: 'VER_DETALLE', prestador: row('Centro') });
    await arrive();
    expect([state(), context().regimenes, context().detalle?.regimen, portal.logged.at(-1)]).toEqual([
      'mostrando.detalle.visto.quieto',
      [],
      'Larimar',
      'providers: no se pudieron leer los regímenes',
    ]);
  });

  test('is shared as a link to that provider alone, without data of the member', async () => {
    const shared: object[] = [];
    const { providers, state } = await open({
      search: { nombre: 'abreu' },
      share: async (what) => {
        shared.push(what);
        return 'copiado';
      },
    });
    providers.send({ type: 'VER_DETALLE', prestador: row('Centro') });
    await arrive();
    providers.send({ type: 'COMPARTIR' });
    await arrive();
    expect([state(), shared]).toEqual([
      'mostrando.detalle.visto.copiado',
      [
        {
          title: 'Prestador 3001',
          text: 'Prestador 3001\n829-555-0142',
          path: '/consulta/prestadores?prestador=3001',
        },
      ],
    ]);
  });

  test('shared by a sheet that never answers is given up at the limit of documents', async () => {
    const { providers, portal, state } = await open({
      search: { nombre: 'abreu' },
      share: () => new Promise(() => {}),
    });
    providers.send({ type: 'VER_DETALLE', prestador: row('Centro') });
    await arrive();
    providers.send({ type: 'COMPARTIR' });
    portal.clock.increment(shareLimitMs - 1);
    const before = state();
    portal.clock.increment(1);
    expect([before, state()]).toEqual(['mostrando.detalle.visto.compartiendo', 'mostrando.detalle.visto.quieto']);
  });
});

describe('the last search of this device', () => {
  const key = 'borrador__prestadores';

  test('is stored without a name, and offered again', async () => {
    const { portal, write, search, providers, again, sent } = await open();
    write('nombre', 'Yokasta Matos');
    write('especialidad', '7');
    write('provincia', '25');
    write('municipio', '2501');
    await search();
    const kept = portal.browser.local.get(key) ?? '';
    expect(JSON.parse(kept).datos).toEqual({
      ...noProviderWords,
      especialidad: '7',
      provincia: '25',
      municipio: '2501',
    });
    providers.send({ type: 'LIMPIAR' });
    const next = await again();
    next.send({ type: 'REPETIR' });
    await arrive();
    expect(sent(prestadorTodos.path).at(-1)).toEqual({
      body: { ...blank, IdEspecialidad: '7', IdProvincia: '25', IdMunicipio: '2501' },
    });
  });

  test('is deleted at log-out', async () => {
    const { portal, write, search } = await open();
    write('provincia', '25');
    write('municipio', '2501');
    await search();
    portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
    await arrive();
    expect(portal.browser.local.get(key)).toBe(null);
  });
});
