import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import type { Request } from '../../domain/contract/endpoint';
import type { historialConsumo } from '../../domain/contract/historial';
import { draftOf, filtersOf, historyFaults, updateRangeField } from '../../domain/rules/history/history-draft';
import { type HistoryFilters, historyKinds, isTooLong, rangeToUrl } from '../../domain/rules/history/history-filters';
import { canonicalFilters } from '../../domain/rules/lists/filters';
import { lastPageFallback } from '../../domain/rules/lists/paging';
import { historyMachine, type Pregunta } from './history.machine';
import { historyFiltersFromUrl } from './question';

type Context = ReturnType<typeof historyMachine.getInitialSnapshot>['context'];

const isSame = (one: HistoryFilters, other: HistoryFilters): boolean =>
  canonicalFilters(one, historyKinds) === canonicalFilters(other, historyKinds);

/** Allows the member's own history and that of the core's minors. */
const permitted = ({ pregunta, esTitular, nucleo }: Context): HistoryFilters => {
  const isMinor = nucleo?.some(({ lugar, mayorEdad }) => String(lugar) === pregunta.familiar && !mayorEdad) ?? false;
  return esTitular && isMinor ? pregunta : { ...pregunta, familiar: '' };
};

const said = (context: Context): HistoryFilters => rangeToUrl(permitted(context), context.hoy);

/** Starts another search, which the address will show. The last result stays visible, unless it is another person's. */
const asking = ({ pregunta: before, encontrado, busquedas, hoy }: Context, pregunta: HistoryFilters) => ({
  pregunta,
  leida: rangeToUrl(pregunta, hoy),
  encontrado: pregunta.familiar === before.familiar ? encontrado : null,
  respondida: false,
  busquedas: busquedas + 1,
});

/** The affiliate whose history is searched. */
export const contractOf = ({ codigoAfiliado, nucleo, pregunta }: Pregunta): string =>
  nucleo?.find(({ lugar }) => String(lugar) === pregunta.familiar)?.codigoAfiliado ?? codigoAfiliado;

/** The request body of the search. */
export const historyBody = (asked: Pregunta): Request<typeof historialConsumo>['body'] => ({
  contrato: contractOf(asked),
  tipo: asked.pregunta.tipo,
  altoCosto: asked.pregunta.costo === 'si',
  fechaDesde: asked.pregunta.desde,
  fechaHasta: asked.pregunta.hasta,
  idPrestador: asked.pregunta.centro,
  numeroDePagina: asked.pregunta.pagina,
  registrosPorPagina: asked.pregunta.filas,
});

const noFilters = { tipo: '', desde: '', hasta: '', costo: '', centro: '', familiar: '', pagina: 1 };

export const historyFlow = historyMachine.provide({
  guards: {
    mismaPregunta: ({ context, event }) =>
      event.type === 'DIRECCION' && isSame(historyFiltersFromUrl(event.filtros, context.hoy), context.pregunta),
    porCorregir: ({ context }) => !isSame(context.leida, said(context)),
    pasadaLaUltima: ({ context: { pregunta }, event }) =>
      event.type === 'xstate.done.actor.consultarHistorial' &&
      lastPageFallback(event.output, pregunta.pagina, pregunta.filas) !== null,
    faltaAlgo: ({ context }) => Object.keys(historyFaults(context.borrador, context.hoy)).length > 0,
    rangoLargo: ({ context }) => isTooLong(filtersOf(context.borrador, context.pregunta.filas)),
    sigueLargo: ({ context }) =>
      Object.keys(historyFaults(context.borrador, context.hoy)).length === 0 &&
      isTooLong(filtersOf(context.borrador, context.pregunta.filas)),
  },
  actions: {
    anotarResultado: assign(({ event }) => resultOf(event)),
    tomarDireccion: assign(({ context, event }) => {
      const leida = event.type === 'DIRECCION' ? event.filtros : context.leida;
      const recuerdo = event.type === 'DIRECCION' ? event.recuerdo : context.encontrado;
      const pregunta = historyFiltersFromUrl(leida, context.hoy);
      return {
        ...asking(context, pregunta),
        leida,
        // A reopened page shows its cached result and searches again, because the result may be hours old.
        ...(recuerdo === null ? {} : { encontrado: recuerdo, respondida: event.type === 'DIRECCION' }),
        borrador: draftOf(pregunta),
        faltas: {},
      };
    }),
    corregir: assign(({ context }) => {
      const pregunta = permitted(context);
      return isSame(pregunta, context.pregunta)
        ? { leida: rangeToUrl(pregunta, context.hoy) }
        : { ...asking(context, pregunta), borrador: draftOf(pregunta) };
    }),
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR' ? updateRangeField(context, event, context.hoy) : {},
    ),
    anotarFalta: assign({
      faltas: ({ context: { faltas, borrador, hoy }, event }) =>
        event.type === 'DEJAR' && (event.campo === 'desde' || event.campo === 'hasta')
          ? { ...faltas, [event.campo]: historyFaults(borrador, hoy)[event.campo] }
          : faltas,
    }),
    anotarFaltas: assign(({ context }) => ({
      faltas: historyFaults(context.borrador, context.hoy),
    })),
    preguntar: assign(({ context }) => ({
      ...asking(context, filtersOf(context.borrador, context.pregunta.filas)),
      faltas: {},
    })),
    limpiar: assign(({ context }) => {
      const usual = historyFiltersFromUrl({ ...noFilters, filas: context.pregunta.filas }, context.hoy);
      return { ...asking(context, usual), borrador: draftOf(usual), faltas: {} };
    }),
    pasarPagina: assign(({ context, event }) =>
      event.type === 'PAGINA' ? asking(context, { ...context.pregunta, pagina: event.pagina }) : {},
    ),
    anotarFilas: assign(({ context, event }) =>
      event.type === 'FILAS' ? asking(context, { ...context.pregunta, pagina: 1, filas: event.filas }) : {},
    ),
    irAUltimaPagina: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.consultarHistorial') return {};
      const { pagina, filas } = context.pregunta;
      return asking(context, { ...context.pregunta, pagina: lastPageFallback(event.output, pagina, filas) ?? pagina });
    }),
    anotarEncontrado: assign(({ context: { pregunta }, event }) =>
      event.type === 'xstate.done.actor.consultarHistorial'
        ? {
            encontrado: {
              consumos: event.output.data,
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
