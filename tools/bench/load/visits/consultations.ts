import type { CallName } from '../../../../domain/contract';
import { anybody, defineVisit, hasAccount, type Visit, type Visitor } from '../visit';
import { enter, openPortal } from './entry';

const dayMs = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const providerCalls = [
  'tipoPrestadores',
  'especialidades',
  'coberturaRegimenes',
  'coberturaPlanes',
  'planesRegimen',
  'provincias',
  'municipios',
  'prestadorTodos',
  'prestadorDetalle',
  'regimenesPrestador',
  'alertaPersonalizada',
] as const satisfies readonly CallName[];

const searches = ['perez', 'cardiologia santiago', 'mercedes', 'laboratorio', 'centro medico', 'zap', 'peña la vega'];

const findProviders = async (visitor: Visitor<(typeof providerCalls)[number]>): Promise<void> => {
  await Promise.all([
    visitor.ask('tipoPrestadores', {}),
    visitor.ask('especialidades', {}),
    visitor.ask('coberturaRegimenes', {}),
    visitor.ask('coberturaPlanes', {}),
    visitor.ask('planesRegimen', { query: { IdRegimen: '9' } }),
    visitor.ask('provincias', {}),
    visitor.ask('municipios', {}),
  ]);
  await visitor.pause();
  const paged = { NumeroDePagina: 1, RegistrosPorPagina: 5 };
  await visitor.ask('prestadorTodos', { body: { ...paged, IdProvincia: '25', IdMunicipio: '2501' } });
  await visitor.pause();
  const Nombre = searches[Math.floor(visitor.random() * searches.length)] ?? 'perez';
  const { data } = await visitor.read('prestadorTodos', { body: { ...paged, Nombre } });
  await visitor.ask('prestadorTodos', { body: { ...paged, Nombre, NumeroDePagina: 2 } });
  const chosen = data[0];
  if (chosen === undefined) {
    await visitor.ask('alertaPersonalizada', { query: { id: '', nombre: 'prestador-consulta-nofound' } });
    return;
  }
  await visitor.pause();
  const query = { idPrestador: chosen.codigoPrestador, TipoPrestador: chosen.tipoPrestador === 'Medico' ? 1 : 2 };
  await Promise.all([visitor.ask('prestadorDetalle', { query }), visitor.ask('regimenesPrestador', { query })]);
};

const coverageCalls = [
  'coberturaRegimenes',
  'grupospdss',
  'subgrupospdss',
  'procedimientos',
  'coberturaprocedimiento',
  'catalogopdss',
] as const satisfies readonly CallName[];

const findCoverage = async (visitor: Visitor<(typeof coverageCalls)[number]>): Promise<void> => {
  await Promise.all([visitor.ask('coberturaRegimenes', {}), visitor.ask('grupospdss', {})]);
  await visitor.ask('subgrupospdss', { query: { IdGrupo: '8' } });
  await visitor.pause();
  const paged = { numeroDePagina: 1, registrosPorPagina: 5 };
  const { data } = await visitor.read('procedimientos', { query: { ...paged, idRegimen: '2', nombre: 'resonancia' } });
  await visitor.ask('procedimientos', { query: { ...paged, idRegimen: '2', IdGrupo: '8', IdSubGrupo: '805' } });
  await visitor.pause();
  const codProcedimiento = data[0]?.codigo ?? '';
  await visitor.ask('coberturaprocedimiento', { body: { regimen: '2', codProcedimiento } });
  await visitor.ask('catalogopdss', { query: { ...paged, codProcedimiento } });
};

const historyCalls = [
  'tipoAutorizaciones',
  'datospersonales',
  'historialConsumo',
] as const satisfies readonly CallName[];

const readHistory = async (visitor: Visitor<(typeof historyCalls)[number]>) => {
  const { code } = visitor.person;
  await Promise.all([
    visitor.ask('tipoAutorizaciones', {}),
    visitor.ask('datospersonales', { query: { codigoAfiliado: code } }),
  ]);
  const asked = { contrato: code, fechaDesde: dayAgo(180), fechaHasta: dayAgo(0), registrosPorPagina: 5 };
  const { data } = await visitor.read('historialConsumo', { body: { ...asked, numeroDePagina: 1 } });
  await visitor.pause();
  return data;
};

/** What is looked up: the larger part of all visits. */
export const consultations: readonly Visit[] = [
  defineVisit({ name: 'home', share: 21, calls: enter.calls, suits: hasAccount, go: enter.go }),
  defineVisit({
    name: 'card',
    share: 14,
    calls: enter.calls,
    suits: hasAccount,
    go: async (visitor) => {
      await enter.go(visitor);
      await visitor.ask('nucleoCarnet', { query: { CodigoAfiliado: visitor.person.code } });
    },
  }),
  defineVisit({
    name: 'history',
    share: 10,
    calls: [...enter.calls, ...historyCalls],
    suits: hasAccount,
    go: async (visitor) => {
      await enter.go(visitor);
      await readHistory(visitor);
      await visitor.ask('historialConsumo', {
        body: {
          contrato: visitor.person.code,
          fechaDesde: dayAgo(365),
          fechaHasta: dayAgo(181),
          numeroDePagina: 1,
          registrosPorPagina: 5,
        },
      });
    },
  }),
  defineVisit({
    name: 'authorization document',
    share: 1.5,
    calls: [...enter.calls, ...historyCalls, 'generarDocumento'],
    suits: hasAccount,
    go: async (visitor) => {
      await enter.go(visitor);
      const [newest] = await readHistory(visitor);
      if (newest === undefined) throw new Error('each member has consumption of the last months');
      const query = { nap: newest.auth, codigoAfiliado: visitor.person.code };
      await visitor.ask('generarDocumento', { query });
    },
  }),
  defineVisit({
    name: 'providers, member',
    share: 6,
    calls: [...enter.calls, ...providerCalls],
    suits: hasAccount,
    go: async (visitor) => {
      await enter.go(visitor);
      await findProviders(visitor);
    },
  }),
  defineVisit({
    name: 'providers, anonymous',
    share: 12,
    calls: [...openPortal.calls, ...providerCalls],
    suits: anybody,
    go: async (visitor) => {
      await openPortal.go(visitor);
      await findProviders(visitor);
    },
  }),
  defineVisit({
    name: 'coverage, member',
    share: 3,
    calls: [...enter.calls, ...coverageCalls],
    suits: hasAccount,
    go: async (visitor) => {
      await enter.go(visitor);
      await findCoverage(visitor);
    },
  }),
  defineVisit({
    name: 'coverage, anonymous',
    share: 4,
    calls: [...openPortal.calls, ...coverageCalls],
    suits: anybody,
    go: async (visitor) => {
      await openPortal.go(visitor);
      await findCoverage(visitor);
    },
  }),
];
