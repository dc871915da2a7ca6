import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { alertaPersonalizada } from '../../domain/contract/ajuste';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { prestadorDetalle, prestadorTodos, regimenesPrestador } from '../../domain/contract/prestador';
import type { NearPlace } from '../../domain/rules/contact/nearest-places';
import type { Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { PageSize } from '../../domain/rules/lists/paging';
import type { ProviderFilters, ProviderWords } from '../../domain/rules/providers/provider-filters';
import type { ProviderSearchFault } from '../../domain/rules/providers/provider-search';
import type { Fetching } from '../fetching/fetching.machine';
import type { FrequentChoice, ShownFilter } from './search';

type Prestador = Reply<typeof prestadorTodos>['data'][number];
type Detalle = NonNullable<Reply<typeof prestadorDetalle>>;
type Elegido = Pick<Prestador, 'codigoPrestador' | 'nombre' | 'tipoPrestador'>;

/** Una página de lo que una búsqueda encontró. */
export interface Encontrado {
  prestadores: readonly Prestador[];
  cantidad: number;
  pagina: number;
  filas: PageSize;
  /** Lo que el servidor dice de una búsqueda sin resultados. */
  aviso: string;
}

interface Contexto {
  borrador: ProviderWords;
  faltas: Faltas<'provincia' | 'municipio', ProviderSearchFault>;
  /** Lo que dice la dirección: lo último que se buscó. */
  direccion: ProviderFilters;
  busquedas: number;
  encontrado: Encontrado | null;
  /** La última búsqueda de este dispositivo, que se ofrece otra vez. */
  ultima: ProviderWords | null;
  /** Los municipios de cerca de donde se está, si se preguntó: se puede buscar en cada uno. */
  cercanos: readonly NearPlace[];
  /** Cuál de las búsquedas se hizo donde se está: su respuesta lleva a los resultados. Nula: ninguna. */
  cercana: number | null;
  elegido: Elegido | null;
  detalle: Detalle | null;
  regimenes: Reply<typeof regimenesPrestador>;
}

export type Evento =
  | Escribir<ProviderWords>
  | { type: 'ELEGIR_PROVINCIA'; provincia: string; municipios: readonly string[] }
  | { type: 'ELEGIR_ATAJO'; atajo: FrequentChoice }
  | { type: 'QUITAR'; campo: ShownFilter }
  | { type: 'CERCA'; lugares: readonly NearPlace[] }
  | { type: 'IR_A'; lugar: NearPlace }
  | { type: 'BUSCAR' }
  | { type: 'LIMPIAR' }
  | { type: 'REPETIR' }
  | { type: 'PAGINA'; pagina: number }
  | { type: 'FILAS'; filas: PageSize }
  | { type: 'DIRECCION'; filtros: ProviderFilters; recuerdo: Encontrado | null }
  | { type: 'VER_DETALLE'; prestador: Elegido }
  | { type: 'COMPARTIR' }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.buscarPrestadores'; output: Reply<typeof prestadorTodos> }
  | { type: 'xstate.done.actor.consultarAviso'; output: Reply<typeof alertaPersonalizada> }
  | { type: 'xstate.done.actor.consultarDetalle'; output: Reply<typeof prestadorDetalle> }
  | { type: 'xstate.done.actor.consultarRegimenes'; output: Reply<typeof regimenesPrestador> }
  | { type: 'xstate.done.actor.compartir'; output: 'copiado' | 'compartido' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const providersMachine = setup({
  types: {} as {
    context: Contexto;
    input: { filtros: ProviderFilters; recuerdo: Encontrado | null; ultima: ProviderWords | null };
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'incompleto' | 'detalle';
    children: { buscarPrestadores: 'buscarPrestadores'; consultarDetalle: 'consultarDetalle' };
  },
  actors: {
    vigilarPagina: fromCallback(falta),
    buscarPrestadores: falta as unknown as Fetching<Reply<typeof prestadorTodos>, ProviderFilters>,
    consultarAviso: fromPromise<Reply<typeof alertaPersonalizada>, Request<typeof alertaPersonalizada>>(falta),
    consultarDetalle: falta as unknown as Fetching<Reply<typeof prestadorDetalle>, Contexto['elegido']>,
    consultarRegimenes: fromPromise<Reply<typeof regimenesPrestador>, Contexto['elegido']>(falta),
    compartir: fromPromise<'copiado' | 'compartido', Detalle | null>(falta),
  },
  delays: { limite: falta, limiteCompartir: falta },
  guards: {
    mismaDireccion: falta,
    faltaAlgo: falta,
    bastaConAtajo: falta,
    bastaSinEl: falta,
    hayUltima: ({ context }) => context.ultima !== null,
    direccionBusca: falta,
    hayEncontrado: ({ context }) => context.encontrado !== null,
    encontradoVacio: ({ context }) => context.encontrado?.cantidad === 0,
    ninguno: ({ event }) =>
      event.type === 'xstate.done.actor.buscarPrestadores' && event.output.cantidadRegistros === 0,
    pasadaDelFinal: falta,
    nadie: ({ event }) => event.type === 'xstate.done.actor.consultarDetalle' && event.output === null,
    seCopio: ({ event }) => event.type === 'xstate.done.actor.compartir' && event.output === 'copiado',
  },
  actions: {
    escribir: falta,
    elegirProvincia: falta,
    elegirAtajo: falta,
    quitarFiltro: falta,
    elegirLugar: falta,
    anotarCercanos: assign({
      cercanos: ({ context, event }) => (event.type === 'CERCA' ? event.lugares : context.cercanos),
      cercana: ({ context }) => context.busquedas + 1,
    }),
    anotarFaltas: falta,
    senalarFaltas: falta,
    anotarDireccion: falta,
    anotarBusqueda: falta,
    anotarRepeticion: falta,
    limpiar: falta,
    quitarEncontrado: assign({ encontrado: null }),
    anotarPagina: assign({
      direccion: ({ context: { direccion }, event }) =>
        event.type === 'PAGINA' ? { ...direccion, pagina: event.pagina } : direccion,
      busquedas: ({ context }) => context.busquedas + 1,
    }),
    anotarFilas: assign({
      direccion: ({ context: { direccion }, event }) =>
        event.type === 'FILAS' ? { ...direccion, pagina: 1, filas: event.filas } : direccion,
      busquedas: ({ context }) => context.busquedas + 1,
    }),
    irAlFinal: falta,
    /** La dirección de la página dice lo que se buscó. */
    mostrarDireccion: falta,
    /** Pone bien lo que la dirección pedía de más, sin otro paso en el historial. */
    corregirDireccion: falta,
    /** La última búsqueda, sin ningún nombre, queda en el dispositivo. */
    recordarBusqueda: falta,
    /** Volver a lo que se buscó no pregunta otra vez. */
    recordarEncontrado: falta,
    anotarEncontrado: assign({
      encontrado: ({ context, event }) =>
        event.type === 'xstate.done.actor.buscarPrestadores'
          ? {
              prestadores: event.output.data,
              cantidad: event.output.cantidadRegistros,
              pagina: context.direccion.pagina,
              filas: context.direccion.filas,
              aviso: '',
            }
          : context.encontrado,
    }),
    anotarAviso: falta,
    anotarElegido: assign({
      elegido: ({ context, event }) => (event.type === 'VER_DETALLE' ? event.prestador : context.elegido),
    }),
    registrarFallo: falta,
    empezarDetalle: assign({ detalle: null, regimenes: [] }),
    anotarDetalle: assign({
      detalle: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarDetalle' ? event.output : context.detalle,
    }),
    anotarRegimenes: assign({
      regimenes: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarRegimenes' ? event.output : context.regimenes,
    }),
  },
}).createMachine({
  id: 'providers',
  description: 'La consulta de la red de prestadores: búsqueda, resultados y el detalle de cada uno.',
  context: ({ input }) => ({
    borrador: {
      prestador: input.filtros.prestador,
      tipo: input.filtros.tipo,
      nombre: input.filtros.nombre,
      especialidad: input.filtros.especialidad,
      plan: input.filtros.plan,
      complementario: input.filtros.complementario,
      provincia: input.filtros.provincia,
      municipio: input.filtros.municipio,
    },
    faltas: {},
    direccion: input.filtros,
    busquedas: 0,
    encontrado: input.recuerdo,
    ultima: input.ultima,
    cercanos: [],
    cercana: null,
    elegido: null,
    detalle: null,
    regimenes: [],
  }),
  invoke: {
    id: 'vigilarPagina',
    src: 'vigilarPagina',
    onError: { description: 'Sin avisos de la dirección ni de la red: queda lo que se ve.' },
  },
  initial: 'eligiendo',
  on: {
    DIRECCION: [
      { guard: 'mismaDireccion', description: 'La dirección dice lo mismo.' },
      { description: 'Se llegó a otra dirección.', target: '.eligiendo', actions: 'anotarDireccion' },
    ],
    ESCRIBIR: { actions: 'escribir' },
    ELEGIR_PROVINCIA: {
      description: 'Si la provincia tiene un solo municipio, ese queda elegido.',
      actions: 'elegirProvincia',
    },
    ELEGIR_ATAJO: [
      {
        guard: 'bastaConAtajo',
        description: 'Ya hay un nombre o un lugar: se busca enseguida.',
        target: '.buscando',
        actions: ['elegirAtajo', 'anotarBusqueda', 'mostrarDireccion', 'recordarBusqueda'],
      },
      { description: 'Queda elegido para cuando se diga dónde.', actions: 'elegirAtajo' },
    ],
    QUITAR: {
      guard: 'bastaSinEl',
      description: 'Un filtro de lo buscado se quita, y se busca sin él.',
      target: '.buscando',
      actions: ['quitarFiltro', 'anotarBusqueda', 'mostrarDireccion', 'recordarBusqueda'],
    },
    CERCA: {
      description: 'Se supo dónde se está: se busca en el municipio más cercano.',
      target: '.buscando',
      actions: ['anotarCercanos', 'elegirLugar', 'anotarBusqueda', 'mostrarDireccion', 'recordarBusqueda'],
    },
    IR_A: {
      description: 'Se busca en otro de los municipios cercanos.',
      target: '.buscando',
      actions: ['elegirLugar', 'anotarBusqueda', 'mostrarDireccion', 'recordarBusqueda'],
    },
    BUSCAR: [
      {
        guard: 'faltaAlgo',
        description: 'Sin nombre hacen falta la provincia y el municipio.',
        target: '.incompleta',
        actions: ['anotarFaltas', 'quitarEncontrado'],
      },
      { target: '.buscando', actions: ['anotarBusqueda', 'mostrarDireccion', 'recordarBusqueda'] },
    ],
    LIMPIAR: { target: '.inicial', actions: ['limpiar', 'mostrarDireccion'] },
    PAGINA: { target: '.buscando', actions: ['anotarPagina', 'mostrarDireccion'] },
    FILAS: { target: '.buscando', actions: ['anotarFilas', 'mostrarDireccion'] },
  },
  states: {
    eligiendo: {
      description: 'Lo que dice la dirección: se busca, o se muestra lo que ya se había encontrado.',
      always: [
        { guard: 'encontradoVacio', description: 'Ya se buscó en esta visita, sin resultados.', target: 'vacia' },
        { guard: 'hayEncontrado', description: 'Ya se buscó en esta visita.', target: 'mostrando' },
        { guard: 'direccionBusca', target: 'buscando' },
        { description: 'No alcanza para buscar.', target: 'inicial' },
      ],
    },
    inicial: {
      description: 'Antes de la primera búsqueda. Se ofrece otra vez la última de este dispositivo.',
      meta: {
        pantalla: 'Red de Prestadores de Servicios de Salud',
        requisitos: ['PROV-01', 'PROV-02', 'TABLE-01', 'TABLE-02'],
      },
      on: {
        REPETIR: { guard: 'hayUltima', target: 'buscando', actions: ['anotarRepeticion', 'mostrarDireccion'] },
      },
    },
    incompleta: {
      description: 'Se pulsó buscar sin nombre ni lugar: cada campo dice qué le falta.',
      tags: 'incompleto',
      meta: { requisitos: ['PROV-11', 'PROV-12'], mensaje: 'Debe seleccionar la provincia' },
      entry: 'senalarFaltas',
      on: {
        REPETIR: { guard: 'hayUltima', target: 'buscando', actions: ['anotarRepeticion', 'mostrarDireccion'] },
      },
    },
    buscando: {
      description:
        'Se busca. Lo que se encontró antes se sigue viendo. Otra búsqueda ocupa el lugar de esta. Si no se puede, los filtros quedan como estaban y se reintenta.',
      meta: {
        requisitos: ['PROV-03', 'PROV-07', 'PROV-09', 'PROV-16', 'PROV-23', 'TABLE-06'],
        mensaje: 'Ha ocurrido un error, favor intentar nueva vez .',
      },
      invoke: {
        id: 'buscarPrestadores',
        src: 'buscarPrestadores',
        input: ({ context }) => context.direccion,
        onDone: [
          {
            guard: 'pasadaDelFinal',
            description: 'Esa página ya no existe: se pide la última.',
            target: 'buscando',
            reenter: true,
            actions: ['irAlFinal', 'corregirDireccion'],
          },
          { guard: 'ninguno', target: 'consultandoAviso', actions: 'anotarEncontrado' },
          { target: 'mostrando', actions: 'anotarEncontrado' },
        ],
      },
    },
    consultandoAviso: {
      description: 'No hay resultados: se pide lo que el servidor dice de eso.',
      tags: 'cargando',
      meta: { requisitos: ['PROV-18'] },
      invoke: {
        id: 'consultarAviso',
        src: 'consultarAviso',
        input: { query: { id: '', nombre: 'prestador-consulta-nofound' } },
        onDone: { target: 'vacia', actions: 'anotarAviso' },
        onError: { target: 'vacia' },
      },
      after: { limite: { target: 'vacia' } },
    },
    vacia: {
      description: 'La búsqueda no encontró a nadie.',
      meta: { requisitos: ['PROV-17', 'PROV-18', 'PROV-19', 'TABLE-03'], mensaje: 'No se han encontrado prestadores' },
      entry: 'recordarEncontrado',
    },
    mostrando: {
      description: 'Una página de resultados.',
      initial: 'lista',
      entry: 'recordarEncontrado',
      on: {
        BUSCAR: [
          {
            guard: 'faltaAlgo',
            description: 'Lo encontrado antes se queda.',
            target: '.incompleta',
            actions: 'anotarFaltas',
          },
          { target: 'buscando', actions: ['anotarBusqueda', 'mostrarDireccion', 'recordarBusqueda'] },
        ],
        VER_DETALLE: { target: '.detalle', actions: 'anotarElegido' },
      },
      states: {
        lista: {
          description: 'La lista, con lo que se puede hacer con cada prestador.',
          meta: {
            pantalla: 'Red de Prestadores de Servicios de Salud',
            requisitos: ['PROV-04', 'PROV-06', 'PROV-21', 'TABLE-04', 'TABLE-05'],
          },
        },
        incompleta: {
          description: 'La lista, y en los filtros lo que falta para otra búsqueda.',
          tags: 'incompleto',
          meta: { requisitos: ['PROV-11'] },
          entry: 'senalarFaltas',
        },
        detalle: {
          description: 'Los datos de un prestador, sobre la lista.',
          tags: 'detalle',
          meta: { pantalla: 'Detalle del prestador' },
          initial: 'cargando',
          on: { CERRAR: { target: 'lista' } },
          states: {
            cargando: {
              description: 'Se piden sus datos. Si no se pueden leer, se dice y se reintenta.',
              meta: { requisitos: ['PROV-10', 'PROV-16'] },
              entry: 'empezarDetalle',
              invoke: {
                id: 'consultarDetalle',
                src: 'consultarDetalle',
                input: ({ context }) => context.elegido,
                onDone: [
                  { guard: 'nadie', description: 'Ya no está en la red.', target: 'sinDatos' },
                  { target: 'visto', actions: 'anotarDetalle' },
                ],
              },
            },
            visto: {
              description:
                'Nombre, especialidad, teléfono, correo y con quién trabaja. A la vez se piden sus regímenes; si no llegan, quedan los que dicen sus datos.',
              meta: { requisitos: ['PROV-05', 'PROV-10'] },
              initial: 'quieto',
              invoke: {
                id: 'consultarRegimenes',
                src: 'consultarRegimenes',
                input: ({ context }) => context.elegido,
                onDone: { actions: 'anotarRegimenes' },
                onError: { actions: 'registrarFallo' },
              },
              states: {
                quieto: {
                  description: 'Sus datos, que se pueden compartir.',
                  on: { COMPARTIR: { target: 'compartiendo' } },
                },
                compartiendo: {
                  description: 'El dispositivo pregunta con qué compartir; donde no puede, los datos se copian.',
                  invoke: {
                    id: 'compartir',
                    src: 'compartir',
                    input: ({ context }) => context.detalle,
                    onDone: [
                      { guard: 'seCopio', target: 'copiado' },
                      { description: 'Se compartió, o se cerró sin compartir.', target: 'quieto' },
                    ],
                    onError: { target: 'sinCompartir' },
                  },
                  after: { limiteCompartir: { description: 'La hoja nunca contestó.', target: 'quieto' } },
                },
                copiado: {
                  description: 'Los datos están copiados, para pegarlos en otra parte.',
                  on: { COMPARTIR: { target: 'compartiendo' } },
                },
                sinCompartir: {
                  description: 'El navegador no deja compartir ni copiar.',
                  tags: 'error',
                  on: { COMPARTIR: { target: 'compartiendo' } },
                },
              },
            },
            sinDatos: {
              description: 'El servidor no tiene datos de ese prestador.',
              meta: { requisitos: ['PROV-20'], mensaje: 'No se encontraron datos insertados' },
            },
          },
        },
      },
    },
  },
});
