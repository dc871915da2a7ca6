import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { alertaPersonalizada } from '../../../domain/contract/ajuste';
import {
  coberturaPlanes,
  coberturaprocedimiento,
  coberturaRegimenes,
  grupospdss,
  planesRegimen,
  procedimientos,
  subgrupospdss,
} from '../../../domain/contract/cobertura';
import { catalogopdss, prestadorTodos } from '../../../domain/contract/prestador';
import type { CoverageQuery } from '../../../domain/rules/coverage/coverage-search';
import { arrive, type fakeClient } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { coverageFaultText, coverageTexts as texts } from './texts';
import { coverageLogic } from './wiring';

const now = 1_700_000_000_000;
const nothing: CoverageQuery = {
  prestador: '',
  plan: '',
  complementario: '',
  grupo: '',
  subgrupo: '',
  nombre: '',
  pagina: 1,
  filas: 5,
};
const asked: CoverageQuery = { ...nothing, plan: '2', nombre: 'resonancia' };

const procedure = (codigo: string, descripcion = codigo) => ({
  codigo,
  descripcion,
  grupo: 'Apoyo diagnóstico',
  subGrupo: 'Resonancia magnética',
  contributivo: true,
  subsidiado: false,
  complementario: false,
});
const option = (codigo: string) => ({ codigo, descripcion: `de ${codigo}`, codigoPadre: '' });

interface World {
  at?: CoverageQuery;
  member?: boolean;
  answers?: Parameters<typeof fakeClient>[0];
}

const open = async ({ at = nothing, member = false, answers = {} }: World = {}) => {
  const portal = await openPortal(fakeDevice(member ? storedSession('1001', now) : {}), {
    answers: {
      [coberturaRegimenes.path]: () => [option('2')],
      [coberturaPlanes.path]: () => [option('101')],
      [planesRegimen.path]: () => [option('103')],
      [grupospdss.path]: () => [option('8')],
      [subgrupospdss.path]: () => [option('803')],
      [prestadorTodos.path]: () => ({
        data: [{ codigoPrestador: '3103', nombre: 'Clínica Abreu' }],
        cantidadRegistros: 1,
      }),
      [procedimientos.path]: () => ({ data: [procedure('900001')], cantidadRegistros: 12 }),
      ...answers,
    },
  });
  const start = (filters: CoverageQuery) => {
    const told = new Set<(query: CoverageQuery) => void>();
    const shown: { query: CoverageQuery; replace: boolean }[] = [];
    const { logic, input } = coverageLogic({
      deps: portal.app,
      address: {
        filters,
        onFilters: (listener) => {
          told.add(listener);
          return () => void told.delete(listener);
        },
        show: (query, replace = false) => void shown.push({ query, replace }),
      },
    });
    const coverage = createActor(logic, { input, clock: portal.clock }).start();
    return {
      coverage,
      shown,
      go: (to: CoverageQuery) => {
        for (const listener of told) listener(to);
      },
      state: () => stateName(coverage.getSnapshot().value),
      context: () => coverage.getSnapshot().context,
    };
  };
  const asks = (path: string) => portal.network.asked.filter((one) => one.path === path).map(({ request }) => request);
  const first = start(at);
  await arrive();
  return { portal, start, asks, ...first };
};

describe('a search', () => {
  test.each([
    ['is under way', () => new Promise(() => {}), 'pidiendo'],
    ['has failed', () => Promise.reject(new Error('no answer')), 'fallido'],
  ])('[COV-12] an incomplete press while the next page %s leaves no rows with dead buttons', async (_, answer, at) => {
    const { coverage, state, context, portal } = await open({ at: asked });
    portal.network.answers[procedimientos.path] = answer;
    coverage.send({ type: 'PAGINA', pagina: 2 });
    await arrive();
    const search = coverage.getSnapshot().children.consultarProcedimientos?.getSnapshot().value;
    expect([state(), search, context().hallazgo?.page]).toEqual(['buscando', at, 1]);
    coverage.send({ type: 'ESCRIBIR', campo: 'nombre', valor: '' });
    coverage.send({ type: 'BUSCAR' });
    expect([state(), context().hallazgo]).toEqual(['inicial.sinPalabras', null]);
  });

  test('[COV-17] by a visitor sends every filter and the page, and is kept in the address', async () => {
    const { coverage, asks, shown, state, context, portal } = await open();
    for (const [campo, valor] of Object.entries({
      plan: '2',
      complementario: '103',
      grupo: '8',
      subgrupo: '803',
    } as const))
      coverage.send({ type: 'ESCRIBIR', campo: campo as 'plan', valor });
    coverage.send({ type: 'ESCRIBIR', campo: 'nombre', valor: ' 100%_\'" ' });
    coverage.send({ type: 'BUSCAR' });
    await arrive();
    const query = {
      ...nothing,
      plan: '2',
      complementario: '103',
      grupo: '8',
      subgrupo: '803',
      nombre: '100%_\'"',
    };
    expect([state(), asks(procedimientos.path), shown]).toEqual([
      'mostrando.quieto',
      [
        {
          query: {
            IdGrupo: '8',
            IdSubGrupo: '803',
            nombre: '100%_\'"',
            idPrestador: '',
            numeroDePagina: 1,
            registrosPorPagina: 5,
            idRegimen: '2',
            idPlan: '103',
          },
        },
      ],
      [{ query, replace: false }],
    ]);
    expect(context().hallazgo).toEqual({ rows: [procedure('900001')], total: 12, page: 1, size: 5 });
    expect(portal.network.asked.every(({ token }) => token === null)).toBe(true);
  });

  test.each([
    [
      '[COV-10]',
      { nombre: 'resonancia' },
      'inicial.faltanDatos',
      { plan: 'sinCriterio' },
      'Para consultar servicio/coberturas favor seleccionar al menos un criterio de búsqueda',
    ],
    [
      '[COV-12]',
      { plan: '2', grupo: '8' },
      'inicial.faltanDatos',
      { subgrupo: 'sinGrupos' },
      'Debe tener el grupo y sub grupo para realizar al consulta.',
    ],
  ] as const)('%s that lacks something sends nothing, and says what: %o', async (_, at, where, faltas, sentence) => {
    const { coverage, asks, state, context } = await open({ at: { ...nothing, ...at } });
    coverage.send({ type: 'BUSCAR' });
    expect([state(), context().faltas, asks(procedimientos.path)]).toEqual([where, faltas, []]);
    expect(Object.values(context().faltas).map((falta) => coverageFaultText[falta])).toEqual([sentence]);
  });

  test("[COV-16] without a result loads the custom alert 'cobertura-consulta-nofound'", async () => {
    const { asks, state, context } = await open({
      at: asked,
      answers: {
        [procedimientos.path]: () => ({ data: [], cantidadRegistros: 0 }),
        [alertaPersonalizada.path]: () => [{ nombre: 'cobertura-consulta-nofound', mensaje: 'Pregunte.' }],
      },
    });
    expect([state(), context().aviso, asks(alertaPersonalizada.path)]).toEqual([
      'vacia.avisada',
      'Pregunte.',
      [{ query: { id: '', nombre: 'cobertura-consulta-nofound' } }],
    ]);
  });

  test('[TABLE-06] another page and another size repeat the search with the same filters', async () => {
    const { coverage, asks, shown } = await open({ at: asked });
    coverage.send({ type: 'PAGINA', pagina: 2 });
    await arrive();
    coverage.send({ type: 'FILAS', filas: 25 });
    await arrive();
    const pages = asks(procedimientos.path).map((request) => {
      const { nombre, idRegimen, numeroDePagina, registrosPorPagina } = Object(request).query;
      return [nombre, idRegimen, numeroDePagina, registrosPorPagina];
    });
    expect([pages, shown.map(({ query: { pagina, filas } }) => [pagina, filas])]).toEqual([
      [
        ['resonancia', '2', 1, 5],
        ['resonancia', '2', 2, 5],
        ['resonancia', '2', 1, 25],
      ],
      [
        [2, 5],
        [1, 25],
      ],
    ]);
  });

  test('Back shows the cached result without a call, also on a page opened later', async () => {
    const { coverage, go, start, asks, state, context } = await open({ at: asked });
    coverage.send({ type: 'PAGINA', pagina: 2 });
    await arrive();
    go(asked);
    const back = [state(), context().hallazgo?.page];
    coverage.stop();
    const again = start({ ...asked, pagina: 2 });
    await arrive();
    expect([...back, again.state(), again.context().hallazgo?.page, asks(procedimientos.path).length]).toEqual([
      'mostrando.quieto',
      1,
      'mostrando.quieto',
      2,
      2,
    ]);
    expect(asks(grupospdss.path)).toHaveLength(1);
  });

  test('a code that an address cannot carry is searched all the same', async () => {
    const { coverage, go, state } = await open();
    coverage.send({ type: 'ESCRIBIR', campo: 'plan', valor: 'A.1' });
    coverage.send({ type: 'ESCRIBIR', campo: 'nombre', valor: 'resonancia' });
    coverage.send({ type: 'BUSCAR' });
    go({ ...nothing, nombre: 'resonancia' });
    await arrive();
    expect(state()).toBe('mostrando.quieto');
  });

  test('a page past the end leads to the last one, and corrects the address', async () => {
    const { asks, shown, state, context } = await open({
      at: { ...asked, pagina: 99 },
      answers: {
        [procedimientos.path]: (request) => ({
          data: Object(request).query.numeroDePagina === 3 ? [procedure('900011')] : [],
          cantidadRegistros: 11,
        }),
      },
    });
    expect([state(), context().hallazgo?.page, asks(procedimientos.path).length, shown]).toEqual([
      'mostrando.quieto',
      3,
      2,
      [{ query: { ...asked, pagina: 3 }, replace: true }],
    ]);
  });

  test('a service that counts rows and returns none is called once more, not forever', async () => {
    const { asks, state } = await open({
      at: { ...asked, pagina: 99 },
      answers: { [procedimientos.path]: () => ({ data: [], cantidadRegistros: 11 }) },
    });
    expect([state(), asks(procedimientos.path).length]).toEqual(['vacia.avisando', 2]);
  });

  test('an incomplete address waits with its filters filled in', async () => {
    const { state, context, asks } = await open({
      at: { ...nothing, plan: '1', complementario: '103', subgrupo: '803' },
    });
    expect([state(), context().borrador, asks(procedimientos.path)]).toEqual([
      'inicial.quieto',
      { plan: '1', complementario: '', grupo: '', subgrupo: '', nombre: '' },
      [],
    ]);
  });

  test('a member starts with their own plan, unless the address has filters', async () => {
    const own = await open({ member: true });
    const other = await open({ member: true, at: { ...nothing, nombre: 'resonancia' } });
    expect([own.context().borrador.plan, other.context().borrador.plan]).toEqual(['2', '']);
  });
});

describe('the answer to an older question', () => {
  /** Asks `names` one after another, and answers the last one first. */
  const answerBackwards = async (
    names: readonly string[],
    waiting: ReadonlyMap<string, (reply: object) => void>,
    reply: (name: string) => object,
  ) => {
    for (const name of names.toReversed()) {
      waiting.get(name)?.(reply(name));
      await arrive();
    }
  };

  test('of a search is never shown', async () => {
    const names = ['cráneo', 'cuello'];
    const waiting = new Map<string, (reply: object) => void>();
    const { coverage, context } = await open({
      answers: {
        [procedimientos.path]: (request) =>
          new Promise((resolve) => waiting.set(Object(request).query.nombre, resolve)),
      },
    });
    coverage.send({ type: 'ESCRIBIR', campo: 'plan', valor: '2' });
    for (const valor of names) {
      coverage.send({ type: 'ESCRIBIR', campo: 'nombre', valor });
      coverage.send({ type: 'BUSCAR' });
      await arrive();
    }
    await answerBackwards(names, waiting, (name) => ({ data: [procedure(name)], cantidadRegistros: 1 }));
    expect(context().hallazgo?.rows.map(({ codigo }) => codigo)).toEqual(['cuello']);
  });

  test('[COV-04] of another group offers no subgroups', async () => {
    const groups = ['5', '8'];
    const waiting = new Map<string, (reply: object) => void>();
    const { coverage, context } = await open({
      answers: {
        [subgrupospdss.path]: (request) =>
          new Promise((resolve) => waiting.set(Object(request).query.IdGrupo, resolve)),
      },
    });
    for (const valor of groups) coverage.send({ type: 'ESCRIBIR', campo: 'grupo', valor });
    await answerBackwards(groups, waiting, (group) => [option(`${group}01`)]);
    expect(context().listas.subGrupos).toEqual({ de: '8', opciones: [option('801')], fallida: false });
  });

  test('another group clears the subgroup, another plan the complementary plan', async () => {
    const { coverage, context } = await open({
      at: { ...nothing, plan: '2', complementario: '103', grupo: '8', subgrupo: '803' },
    });
    coverage.send({ type: 'ESCRIBIR', campo: 'grupo', valor: '5' });
    coverage.send({ type: 'ESCRIBIR', campo: 'plan', valor: '5' });
    expect(context().borrador).toEqual({ plan: '5', complementario: '', grupo: '5', subgrupo: '', nombre: '' });
  });
});

test("one provider is shown with the network's name", async () => {
  const { context, asks } = await open({ at: { ...nothing, prestador: '3103' } });
  expect([context().listas.prestador.opciones, asks(prestadorTodos.path)]).toEqual([
    [{ codigo: '3103', descripcion: 'Clínica Abreu' }],
    [{ body: { IdPrestador: '3103', NumeroDePagina: 1, RegistrosPorPagina: 5 } }],
  ]);
});

describe('the detail of a procedure', () => {
  const covers = { answers: { [coberturaprocedimiento.path]: () => null } };

  test.each([
    ['the plan', { plan: '2', complementario: '' }, '2'],
    ['the plan, also with a complementary one', { plan: '2', complementario: '103' }, '2'],
    ['the complementary plans, where one of them is all that is chosen', { plan: '', complementario: '103' }, '9'],
  ])('is loaded with %s', async (_, filters, regimen) => {
    const { coverage, state, asks } = await open({ ...covers, at: { ...asked, ...filters } });
    coverage.send({ type: 'VER_DETALLE', codigo: '900001' });
    await arrive();
    expect([state(), asks(coberturaprocedimiento.path)]).toEqual([
      'mostrando.detalle.sinCobertura',
      [
        {
          body: {
            regimen,
            codProcedimiento: '900001',
            grupo: 'Apoyo diagnóstico',
            subGrupo: 'Resonancia magnética',
          },
        },
      ],
    ]);
  });

  test("[COV-13] [COV-15] says 'Debe tener seleccionado el regimen.', and 'No encontró la cobertura del procedimiento.' of the plan selected then", async () => {
    const { coverage, state, asks } = await open({
      ...covers,
      at: { ...nothing, prestador: '3103', nombre: 'resonancia' },
    });
    coverage.send({ type: 'VER_DETALLE', codigo: '900001' });
    await arrive();
    const refused = [state(), asks(coberturaprocedimiento.path).length];
    coverage.send({ type: 'ESCRIBIR', campo: 'plan', valor: '6' });
    coverage.send({ type: 'VER_DETALLE', codigo: '900001' });
    await arrive();
    const regimes = asks(coberturaprocedimiento.path).map((request) => Object(request).body.regimen);
    expect([...refused, state(), regimes]).toEqual([
      'mostrando.detalle.sinPlan',
      0,
      'mostrando.detalle.sinCobertura',
      ['6'],
    ]);
    expect([texts.sinPlan, texts.sinCobertura]).toEqual([
      'Debe tener seleccionado el regimen.',
      'No encontró la cobertura del procedimiento.',
    ]);
  });

  test('omits names of a group that are longer than a request allows', async () => {
    const { coverage, asks } = await open({
      at: asked,
      answers: {
        ...covers.answers,
        [procedimientos.path]: () => ({
          data: [{ ...procedure('900001'), grupo: 'g'.repeat(151) }],
          cantidadRegistros: 1,
        }),
      },
    });
    coverage.send({ type: 'VER_DETALLE', codigo: '900001' });
    await arrive();
    expect(asks(coberturaprocedimiento.path).map((request) => Object(request).body.grupo)).toEqual(['']);
  });
});

test('the providers of a procedure have pages of their own, beside those of the list', async () => {
  const { coverage, asks, state, context, shown } = await open({
    at: asked,
    answers: {
      [catalogopdss.path]: () => ({
        data: [{ codigoPrestador: '3103', nombre: 'Clínica Abreu' }],
        cantidadRegistros: 30,
      }),
    },
  });
  coverage.send({ type: 'VER_PRESTADORES', codigo: '900001' });
  await arrive();
  coverage.send({ type: 'PAGINA', pagina: 2 });
  await arrive();
  coverage.send({ type: 'FILAS', filas: 10 });
  await arrive();
  expect([state(), context().pedida.pagina, context().prestadores?.size, shown]).toEqual([
    'mostrando.prestadores.cargado',
    1,
    10,
    [],
  ]);
  expect(asks(catalogopdss.path)).toEqual(
    [
      [1, 5],
      [2, 5],
      [1, 10],
    ].map(([numeroDePagina, registrosPorPagina]) => ({
      query: { codProcedimiento: '900001', numeroDePagina, registrosPorPagina },
    })),
  );
});

test("[PROV-19] 'Prestadores de servicios PDSS' of a procedure that nobody does: 'No se han encontrado prestadores'", async () => {
  const { coverage, state } = await open({
    at: asked,
    answers: { [catalogopdss.path]: () => ({ data: [], cantidadRegistros: 0 }) },
  });
  coverage.send({ type: 'VER_PRESTADORES', codigo: '900001' });
  await arrive();
  expect([state(), texts.prestadores, texts.sinPrestadores]).toEqual([
    'mostrando.prestadores.vacio',
    'Prestadores de servicios PDSS',
    'No se han encontrado prestadores',
  ]);
});

test('without its provider a search continues or waits, and the address follows', async () => {
  const one = await open({ at: { ...asked, prestador: '3103', pagina: 2 } });
  one.coverage.send({ type: 'QUITAR_PRESTADOR' });
  await arrive();
  const other = await open({ at: { ...nothing, prestador: '3103', nombre: 'resonancia' } });
  other.coverage.send({ type: 'QUITAR_PRESTADOR' });
  await arrive();
  expect([one.state(), one.shown, other.state(), other.context().borrador.nombre]).toEqual([
    'mostrando.quieto',
    [{ query: asked, replace: false }],
    'inicial.quieto',
    'resonancia',
  ]);
});
