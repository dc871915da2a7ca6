import { assign } from 'xstate';
import type { solicitudesPorDocumento } from '../../domain/contract/crm';
import type { Request } from '../../domain/contract/endpoint';
import { updateRangeField } from '../../domain/rules/history/history-draft';
import { isTooLong, rangeToUrl } from '../../domain/rules/history/history-filters';
import { formatFilters } from '../../domain/rules/lists/filters';
import { lastPageFallback } from '../../domain/rules/lists/paging';
import { returnedFirst } from '../../domain/rules/requests/request-case';
import { type RequestFilters, requestFilterKinds } from '../../domain/rules/requests/request-filters';
import { requestDraftOf, requestFaults, requestFiltersFromUrl, requestFiltersOf, stateFilterOf } from './question';
import { type Pregunta, requestsMachine } from './requests.machine';

type Context = ReturnType<typeof requestsMachine.getInitialSnapshot>['context'];

const isSame = (one: RequestFilters, other: RequestFilters): boolean =>
  formatFilters({ ...one, caso: '' }, requestFilterKinds) === formatFilters({ ...other, caso: '' }, requestFilterKinds);

/** Starts another search, which the address will show. The last result stays visible. */
const asking = ({ busquedas, hoy }: Context, pregunta: RequestFilters) => ({
  pregunta,
  leida: rangeToUrl(pregunta, hoy),
  respondida: false,
  busquedas: busquedas + 1,
});

/** The request body of the search. */
export const requestsBody = ({
  codigoAfiliado,
  pregunta,
}: Pregunta): Request<typeof solicitudesPorDocumento>['body'] => ({
  tipoDocumento: 3,
  documento: codigoAfiliado,
  tipoSolicitud: pregunta.tipo,
  estado: stateFilterOf(pregunta.estado),
  numeroCaso: pregunta.numero,
  fechaDesde: pregunta.desde,
  fechaHasta: pregunta.hasta,
  numeroDePagina: pregunta.pagina,
  registrosPorPagina: pregunta.filas,
});

const noFilters = { tipo: '', estado: '', numero: '', desde: '', hasta: '', caso: '', pagina: 1 };

export const requestsFlow = requestsMachine.provide({
  guards: {
    mismaPregunta: ({ context, event }) =>
      event.type === 'DIRECCION' && isSame(requestFiltersFromUrl(event.filtros, context.hoy), context.pregunta),
    porCorregir: ({ context }) => !isSame(context.leida, rangeToUrl(context.pregunta, context.hoy)),
    pasadaLaUltima: ({ context: { pregunta }, event }) =>
      event.type === 'xstate.done.actor.consultarSolicitudes' &&
      lastPageFallback(event.output, pregunta.pagina, pregunta.filas) !== null,
    faltaAlgo: ({ context }) => Object.keys(requestFaults(context.borrador, context.hoy)).length > 0,
    rangoLargo: ({ context }) => isTooLong(requestFiltersOf(context.borrador, context.pregunta.filas)),
    sigueLargo: ({ context }) =>
      Object.keys(requestFaults(context.borrador, context.hoy)).length === 0 &&
      isTooLong(requestFiltersOf(context.borrador, context.pregunta.filas)),
  },
  actions: {
    tomarDireccion: assign(({ context, event }) => {
      const leida = event.type === 'DIRECCION' ? event.filtros : context.leida;
      const pregunta = requestFiltersFromUrl(leida, context.hoy);
      return { ...asking(context, pregunta), leida, borrador: requestDraftOf(pregunta), faltas: {} };
    }),
    tomarCaso: assign({
      pregunta: ({ context: { pregunta }, event }) =>
        event.type === 'DIRECCION' ? { ...pregunta, caso: event.filtros.caso } : pregunta,
    }),
    corregir: assign({ leida: ({ context: { pregunta, hoy } }) => rangeToUrl(pregunta, hoy) }),
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? updateRangeField(context, event, context.hoy) : {},
    ),
    anotarFalta: assign({
      faltas: ({ context: { faltas, borrador, hoy }, event }) =>
        event.type === 'DEJAR' && (event.campo === 'numero' || event.campo === 'desde' || event.campo === 'hasta')
          ? { ...faltas, [event.campo]: requestFaults(borrador, hoy)[event.campo] }
          : faltas,
    }),
    anotarFaltas: assign(({ context }) => ({
      faltas: requestFaults(context.borrador, context.hoy),
    })),
    preguntar: assign(({ context }) => {
      const pregunta = requestFiltersOf(context.borrador, context.pregunta.filas);
      return { ...asking(context, pregunta), borrador: requestDraftOf(pregunta), faltas: {} };
    }),
    limpiar: assign(({ context }) => {
      const usual = requestFiltersFromUrl({ ...noFilters, filas: context.pregunta.filas }, context.hoy);
      return { ...asking(context, usual), borrador: requestDraftOf(usual), faltas: {} };
    }),
    pasarPagina: assign(({ context, event }) =>
      event.type === 'PAGINA' ? asking(context, { ...context.pregunta, pagina: event.pagina }) : {},
    ),
    anotarFilas: assign(({ context, event }) =>
      event.type === 'FILAS' ? asking(context, { ...context.pregunta, pagina: 1, filas: event.filas }) : {},
    ),
    irAUltimaPagina: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.consultarSolicitudes') return {};
      const { pagina, filas } = context.pregunta;
      return asking(context, { ...context.pregunta, pagina: lastPageFallback(event.output, pagina, filas) ?? pagina });
    }),
    anotarEncontrado: assign(({ context: { pregunta }, event }) =>
      event.type === 'xstate.done.actor.consultarSolicitudes'
        ? {
            encontrado: {
              casos: [...returnedFirst(event.output.data)],
              cantidad: event.output.cantidadRegistros,
              pagina: pregunta.pagina,
              filas: pregunta.filas,
            },
            respondida: true,
          }
        : {},
    ),
  },
});
