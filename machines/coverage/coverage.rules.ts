import { assign, sendTo } from 'xstate';
import type { procedimientos } from '../../domain/contract/cobertura';
import type { Request } from '../../domain/contract/endpoint';
import { type CoverageFilters, type CoverageQuery, coverageKinds } from '../../domain/rules/coverage/coverage-search';
import { updateField } from '../../domain/rules/form/form-events';
import { canonicalFilters } from '../../domain/rules/lists/filters';
import type { PageSize, ResultPage } from '../../domain/rules/lists/paging';
import { lastPageFallback } from '../../domain/rules/lists/paging';
import { alertOf } from '../../domain/rules/notices/alert';
import { regimeIds } from '../../domain/rules/plan/regime';
import { coverageMachine, type Pedido } from './coverage.machine';
import { coverageFaults, searchedCoverage } from './coverage-faults';
import { listsFor, missingLists, retriedLists, withList } from './coverage-lists';

type Context = ReturnType<typeof coverageMachine.getInitialSnapshot>['context'];

const lacks = (query: Omit<CoverageQuery, 'pagina' | 'filas'>) => Object.keys(coverageFaults(query)).length > 0;

const filtersOf = ({ plan, complementario, grupo, subgrupo, nombre }: CoverageQuery): CoverageFilters => ({
  plan,
  complementario,
  grupo,
  subgrupo,
  nombre,
});

/** The filters of an address; without any, the member's own plan. */
const begun = (query: CoverageQuery, own: string): CoverageFilters => {
  const filters = filtersOf(query);
  return Object.values(filters).every((value) => value === '') ? { ...filters, plan: own } : filters;
};

const withLists = <C extends Pick<Context, 'borrador' | 'pedida' | 'listas'>>(context: C): C => ({
  ...context,
  listas: listsFor({ ...context.borrador, prestador: context.pedida.prestador }, context.listas),
});

/** Clears choices whose parent list changed. */
const ofLists = (before: CoverageFilters, now: CoverageFilters): CoverageFilters => ({
  ...now,
  ...(now.plan === before.plan ? {} : { complementario: '' }),
  ...(now.grupo === before.grupo ? {} : { subgrupo: '' }),
});

/** A provider's name may be longer than a request allows. */
const sent = (name: string | undefined): string => (name === undefined || name.length > 150 ? '' : name);

/** The request body of the search. */
export const proceduresQuery = (asked: CoverageQuery): Request<typeof procedimientos>['query'] => ({
  IdGrupo: asked.grupo,
  IdSubGrupo: asked.subgrupo,
  nombre: asked.nombre,
  idPrestador: asked.prestador,
  numeroDePagina: asked.pagina,
  registrosPorPagina: asked.filas,
  idRegimen: asked.plan,
  idPlan: asked.complementario,
});

const foundOn = <Row>(
  { data, cantidadRegistros }: { data: Row[]; cantidadRegistros: number },
  page: number,
  size: PageSize,
): ResultPage<Row> => ({ rows: data, total: cantidadRegistros, page, size });

export const coverageFlow = coverageMachine.provide({
  guards: {
    yaPedida: ({ context, event }) =>
      event.type === 'DIRECCION' &&
      canonicalFilters(event.pedida, coverageKinds) === canonicalFilters(context.pedida, coverageKinds),
    sinPregunta: ({ context }) => lacks(context.pedida),
    faltaAlgo: ({ context }) => lacks({ ...context.borrador, prestador: context.pedida.prestador }),
    sinPreguntaSinPrestador: ({ context }) => lacks({ ...context.pedida, prestador: '' }),
    pasadaDelFinal: ({ context: { pedida }, event }) =>
      event.type === 'xstate.done.actor.consultarProcedimientos' &&
      lastPageFallback(event.output, pedida.pagina, pedida.filas) !== null,
  },
  actions: {
    llenarFiltros: assign(({ context }) =>
      withLists({
        ...context,
        borrador: begun(context.pedida, context.planPropio),
        faltas: {},
        busquedas: context.busquedas + 1,
      }),
    ),
    escribir: assign(({ context, event }) => {
      if (event.type !== 'ESCRIBIR') return {};
      const form = updateField(context, event);
      return withLists({ ...context, ...form, borrador: ofLists(context.borrador, form.borrador) });
    }),
    pedirListas: sendTo(
      'consultarListas',
      ({ context }): Pedido => ({
        type: 'PEDIR',
        faltan: missingLists(context.listas),
      }),
    ),
    reintentarListas: assign({ listas: ({ context }) => retriedLists(context.listas) }),
    anotarLista: assign({
      listas: ({ context, event }) =>
        event.type === 'LISTA' ? withList(context.listas, event.lista, event.opciones) : context.listas,
    }),
    anotarFaltas: assign({
      faltas: ({ context }) => coverageFaults({ ...context.borrador, prestador: context.pedida.prestador }),
    }),
    preguntar: assign({
      pedida: ({ context: { borrador, pedida } }) => searchedCoverage(borrador, pedida),
      faltas: {},
      hallazgo: null,
      busquedas: ({ context }) => context.busquedas + 1,
    }),
    limpiar: assign(({ context }) => {
      const pedida = {
        ...context.pedida,
        plan: '',
        complementario: '',
        grupo: '',
        subgrupo: '',
        nombre: '',
        pagina: 1,
      };
      return withLists({ ...context, pedida, borrador: begun(pedida, context.planPropio), faltas: {}, hallazgo: null });
    }),
    quitarPrestador: assign(({ context }) =>
      withLists({ ...context, pedida: { ...context.pedida, prestador: '', pagina: 1 }, hallazgo: null }),
    ),
    irAlFinal: assign({
      pedida: ({ context: { pedida }, event }) =>
        event.type === 'xstate.done.actor.consultarProcedimientos'
          ? { ...pedida, pagina: lastPageFallback(event.output, pedida.pagina, pedida.filas) ?? pedida.pagina }
          : pedida,
    }),
    anotarHallazgo: assign({
      hallazgo: ({ context: { hallazgo, pedida }, event }) =>
        event.type === 'xstate.done.actor.consultarProcedimientos'
          ? foundOn(event.output, pedida.pagina, pedida.filas)
          : hallazgo,
    }),
    anotarPrestadores: assign({
      prestadores: ({ context: { prestadores, paginaPrestadores, filasPrestadores }, event }) =>
        event.type === 'xstate.done.actor.consultarPrestadores'
          ? foundOn(event.output, paginaPrestadores, filasPrestadores)
          : prestadores,
    }),
    anotarAviso: assign({
      aviso: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarAviso' ? alertOf(event.output, '') : context.aviso,
    }),
    anotarConsulta: assign({
      consulta: ({ context: { borrador, procedimiento } }) => ({
        regimen: borrador.plan || String(regimeIds.complementario),
        codProcedimiento: procedimiento?.codigo ?? '',
        grupo: sent(procedimiento?.grupo),
        subGrupo: sent(procedimiento?.subGrupo),
      }),
    }),
  },
});
