import { assign } from 'xstate';
import type { Request } from '../../domain/contract/endpoint';
import type { prestadorDetalle, prestadorTodos } from '../../domain/contract/prestador';
import { updateField } from '../../domain/rules/form/form-events';
import { canonicalFilters } from '../../domain/rules/lists/filters';
import { lastPageFallback } from '../../domain/rules/lists/paging';
import { alertOf } from '../../domain/rules/notices/alert';
import {
  noProviderWords,
  type ProviderFilters,
  type ProviderWords,
  providerFilterKinds,
} from '../../domain/rules/providers/provider-filters';
import { providerSearchFaults } from '../../domain/rules/providers/provider-search';
import { providersMachine } from './providers.machine';
import {
  atPlace,
  inProvince,
  lastProviderSearch,
  searchedProviders,
  updateProviderField,
  withFrequent,
  withoutFilter,
} from './search';

const isSearch = (words: ProviderWords) => providerSearchFaults(words).length === 0;

const searchOf = (filters: ProviderFilters) => canonicalFilters(filters, providerFilterKinds);

const wordsOf = ({ pagina: _, filas: __, ...words }: ProviderFilters): ProviderWords => words;

/** The request body of the search. */
export const providersBody = (asked: ProviderFilters): Request<typeof prestadorTodos>['body'] => ({
  IdPrestador: asked.prestador,
  IdTipoCentro: asked.tipo,
  Nombre: asked.nombre,
  IdEspecialidad: asked.especialidad,
  IdPlan: asked.complementario,
  IdRegimen: asked.complementario === '' ? asked.plan : '9',
  IdMunicipio: asked.municipio,
  IdProvincia: asked.provincia,
  NumeroDePagina: asked.pagina,
  RegistrosPorPagina: asked.filas,
});

type Context = ReturnType<typeof providersMachine.getInitialSnapshot>['context'];

/** The provider whose detail and regimes are loaded. */
export const providerQuery = (chosen: Context['elegido']): Request<typeof prestadorDetalle>['query'] => ({
  idPrestador: chosen?.codigoPrestador ?? '',
  TipoPrestador: chosen?.tipoPrestador === 'Medico' ? 1 : 2,
});

const fieldOf = { faltaProvincia: 'provincia', faltaMunicipio: 'municipio' } as const;

export const providersFlow = providersMachine.provide({
  guards: {
    mismaDireccion: ({ context, event }) =>
      event.type === 'DIRECCION' && searchOf(event.filtros) === searchOf(context.direccion),
    faltaAlgo: ({ context }) => !isSearch(context.borrador),
    pasadaDelFinal: ({ context: { direccion }, event }) =>
      event.type === 'xstate.done.actor.buscarPrestadores' &&
      lastPageFallback(event.output, direccion.pagina, direccion.filas) !== null,
    bastaConAtajo: ({ context, event }) =>
      event.type === 'ELEGIR_ATAJO' && isSearch(withFrequent(context.borrador, event.atajo)),
    bastaSinEl: ({ context, event }) =>
      event.type === 'QUITAR' && isSearch(withoutFilter(wordsOf(context.direccion), event.campo)),
    direccionBusca: ({ context }) => isSearch(context.direccion),
  },
  actions: {
    escribir: assign(({ context, event }) =>
      event.type === 'ESCRIBIR'
        ? {
            faltas: updateField(context, event).faltas,
            borrador: updateProviderField(context.borrador, event.campo, event.valor),
          }
        : {},
    ),
    elegirProvincia: assign(({ context, event }) => {
      if (event.type !== 'ELEGIR_PROVINCIA') return {};
      const { provincia: _, municipio: __, ...faltas } = context.faltas;
      return { borrador: inProvince(context.borrador, event.provincia, event.municipios), faltas };
    }),
    elegirAtajo: assign({
      borrador: ({ context: { borrador }, event }) =>
        event.type === 'ELEGIR_ATAJO' ? withFrequent(borrador, event.atajo) : borrador,
    }),
    quitarFiltro: assign({
      borrador: ({ context: { borrador, direccion }, event }) =>
        event.type === 'QUITAR' ? withoutFilter(wordsOf(direccion), event.campo) : borrador,
    }),
    elegirLugar: assign({
      borrador: ({ context: { borrador }, event }) => {
        const lugar = event.type === 'CERCA' ? event.lugares[0] : event.type === 'IR_A' ? event.lugar : undefined;
        return lugar === undefined ? borrador : atPlace(borrador, lugar);
      },
    }),
    anotarFaltas: assign(({ context }) => ({
      faltas: Object.fromEntries(providerSearchFaults(context.borrador).map((fault) => [fieldOf[fault], fault])),
    })),
    anotarDireccion: assign(({ context, event }) =>
      event.type === 'DIRECCION'
        ? {
            direccion: event.filtros,
            borrador: wordsOf(event.filtros),
            faltas: {},
            busquedas: context.busquedas + 1,
            encontrado: event.recuerdo,
            elegido: null,
          }
        : {},
    ),
    anotarBusqueda: assign(({ context }) => ({
      direccion: searchedProviders(context.borrador, context.direccion.filas),
      faltas: {},
      busquedas: context.busquedas + 1,
      ultima: lastProviderSearch(context.borrador) ?? context.ultima,
    })),
    anotarRepeticion: assign(({ context }) => {
      const borrador = context.ultima ?? noProviderWords;
      return {
        borrador,
        direccion: searchedProviders(borrador, context.direccion.filas),
        faltas: {},
        busquedas: context.busquedas + 1,
      };
    }),
    limpiar: assign(({ context }) => ({
      borrador: noProviderWords,
      direccion: { ...noProviderWords, pagina: 1, filas: context.direccion.filas },
      faltas: {},
      encontrado: null,
      cercanos: [],
      elegido: null,
    })),
    irAlFinal: assign({
      direccion: ({ context: { direccion }, event }) =>
        event.type === 'xstate.done.actor.buscarPrestadores'
          ? {
              ...direccion,
              pagina: lastPageFallback(event.output, direccion.pagina, direccion.filas) ?? direccion.pagina,
            }
          : direccion,
    }),
    anotarAviso: assign({
      encontrado: ({ context: { encontrado }, event }) =>
        event.type === 'xstate.done.actor.consultarAviso' && encontrado !== null
          ? { ...encontrado, aviso: alertOf(event.output, '') }
          : encontrado,
    }),
  },
});
