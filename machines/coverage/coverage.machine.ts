import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { alertaPersonalizada } from '../../domain/contract/ajuste';
import type { coberturaprocedimiento, procedimientos } from '../../domain/contract/cobertura';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { catalogopdss } from '../../domain/contract/prestador';
import type { CoverageFilters, CoverageQuery } from '../../domain/rules/coverage/coverage-search';
import type { Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { PageSize, ResultPage } from '../../domain/rules/lists/paging';
import type { Fetching } from '../fetching/fetching.machine';
import type { CoverageFault } from './coverage-faults';
import type { CoverageLists, ListName, Option } from './coverage-lists';

type Procedimiento = Reply<typeof procedimientos>['data'][number];
type Prestador = Reply<typeof catalogopdss>['data'][number];

interface Contexto {
  /** El plan del afiliado, que se propone mientras la dirección no diga otra cosa; vacío para un visitante. */
  planPropio: string;
  /** La última pregunta: lo que dice la dirección. */
  pedida: CoverageQuery;
  /** Lo que esta visita ya sabe de esa pregunta. */
  recordado: ResultPage<Procedimiento> | null;
  /** Lo que muestran los filtros, aunque todavía no se haya buscado. */
  borrador: CoverageFilters;
  faltas: Faltas<keyof CoverageFilters, CoverageFault>;
  listas: CoverageLists;
  /** Cada búsqueda que empieza cierra los filtros donde están sobre la lista. */
  busquedas: number;
  /** Lo último que se encontró: mientras se pasa de página sigue a la vista. Nulo: nada de esta pregunta. */
  hallazgo: ResultPage<Procedimiento> | null;
  /** La alerta personalizada de una búsqueda vacía; vacía si no se sabe. */
  aviso: string;
  /** Aquel cuyo detalle o cuyos prestadores se ven. */
  procedimiento: Procedimiento | null;
  /** Con qué plan y de qué procedimiento se pregunta la cobertura. */
  consulta: Request<typeof coberturaprocedimiento>['body'];
  cobertura: Reply<typeof coberturaprocedimiento>;
  prestadores: ResultPage<Prestador> | null;
  paginaPrestadores: number;
  filasPrestadores: PageSize;
}

export type Evento =
  | Escribir<CoverageFilters>
  | { type: 'DIRECCION'; pedida: CoverageQuery; recordado: ResultPage<Procedimiento> | null }
  | { type: 'LISTA'; lista: ListName; de: string; opciones: readonly Option[] | null }
  | { type: 'EN_LINEA' }
  | { type: 'BUSCAR' }
  | { type: 'LIMPIAR' }
  | { type: 'QUITAR_PRESTADOR' }
  | { type: 'PAGINA'; pagina: number }
  | { type: 'FILAS'; filas: PageSize }
  | { type: 'VER_DETALLE'; codigo: string }
  | { type: 'VER_PRESTADORES'; codigo: string }
  | { type: 'CERRAR' }
  | { type: 'REINTENTAR_LISTAS' }
  | { type: 'xstate.done.actor.consultarProcedimientos'; output: Reply<typeof procedimientos> }
  | { type: 'xstate.done.actor.consultarAviso'; output: Reply<typeof alertaPersonalizada> }
  | { type: 'xstate.done.actor.consultarCobertura'; output: Reply<typeof coberturaprocedimiento> }
  | { type: 'xstate.done.actor.consultarPrestadores'; output: Reply<typeof catalogopdss> };

/** Las listas que hacen falta. */
export interface Pedido {
  type: 'PEDIR';
  faltan: readonly { lista: ListName; de: string }[];
}

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const coverageMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'planPropio' | 'pedida' | 'recordado'>;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'aviso' | 'incompleto';
    children: {
      consultarProcedimientos: 'consultarProcedimientos';
      consultarCobertura: 'consultarCobertura';
      consultarPrestadores: 'consultarPrestadores';
    };
  },
  actors: {
    vigilarPagina: fromCallback(falta),
    consultarListas: fromCallback<Pedido>(falta),
    consultarProcedimientos: falta as unknown as Fetching<Reply<typeof procedimientos>, CoverageQuery>,
    consultarAviso: fromPromise<Reply<typeof alertaPersonalizada>, Request<typeof alertaPersonalizada>>(falta),
    consultarCobertura: falta as unknown as Fetching<Reply<typeof coberturaprocedimiento>, Contexto['consulta']>,
    consultarPrestadores: falta as unknown as Fetching<
      Reply<typeof catalogopdss>,
      Request<typeof catalogopdss>['query']
    >,
  },
  delays: { limite: falta },
  guards: {
    yaPedida: falta,
    sinPregunta: falta,
    recordadaVacia: ({ context }) => context.recordado !== null && context.recordado.rows.length === 0,
    recordada: ({ context }) => context.recordado !== null,
    esDeAntes: ({ context, event }) => event.type === 'LISTA' && event.de !== context.listas[event.lista].de,
    nadaEscrito: ({ context: { borrador } }) =>
      borrador.nombre.trim() === '' && borrador.grupo === '' && borrador.subgrupo === '',
    faltaAlgo: falta,
    sinPreguntaSinPrestador: falta,
    pasadaDelFinal: falta,
    ninguno: ({ event }) =>
      event.type === 'xstate.done.actor.consultarProcedimientos' && event.output.data.length === 0,
    sinPlan: ({ context: { borrador } }) => borrador.plan === '' && borrador.complementario === '',
    sinCobertura: ({ event }) => event.type === 'xstate.done.actor.consultarCobertura' && event.output === null,
    sinPrestadores: ({ event }) =>
      event.type === 'xstate.done.actor.consultarPrestadores' && event.output.data.length === 0,
  },
  actions: {
    registrarFallo: falta,
    escribirDireccion: falta,
    corregirDireccion: falta,
    recordar: falta,
    anotarDireccion: assign({
      pedida: ({ context, event }) => (event.type === 'DIRECCION' ? event.pedida : context.pedida),
      recordado: ({ context, event }) => (event.type === 'DIRECCION' ? event.recordado : context.recordado),
      hallazgo: null,
    }),
    llenarFiltros: falta,
    escribir: falta,
    pedirListas: falta,
    reintentarListas: falta,
    anotarLista: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    /** Los filtros que están sobre la lista se cierran: lo que falta se dice en la página. */
    pedirPalabras: assign({
      faltas: {},
      busquedas: ({ context }) => context.busquedas + 1,
    }),
    preguntar: falta,
    limpiar: falta,
    quitarPrestador: falta,
    cambiarPagina: assign({
      pedida: ({ context, event }) =>
        event.type === 'PAGINA' ? { ...context.pedida, pagina: event.pagina } : context.pedida,
    }),
    cambiarFilas: assign({
      pedida: ({ context, event }) =>
        event.type === 'FILAS' ? { ...context.pedida, pagina: 1, filas: event.filas } : context.pedida,
    }),
    irAlFinal: falta,
    anotarHallazgo: falta,
    quitarHallazgo: assign({ hallazgo: null }),
    usarRecordado: assign({ hallazgo: ({ context }) => context.recordado }),
    anotarAviso: falta,
    anotarProcedimiento: assign({
      procedimiento: ({ context, event }) =>
        event.type === 'VER_DETALLE' || event.type === 'VER_PRESTADORES'
          ? (context.hallazgo?.rows.find(({ codigo }) => codigo === event.codigo) ?? null)
          : context.procedimiento,
      paginaPrestadores: 1,
      prestadores: null,
    }),
    anotarConsulta: falta,
    anotarCobertura: assign({
      cobertura: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarCobertura' ? event.output : context.cobertura,
    }),
    anotarPrestadores: falta,
    cambiarPaginaPrestadores: assign({
      paginaPrestadores: ({ context, event }) => (event.type === 'PAGINA' ? event.pagina : context.paginaPrestadores),
    }),
    cambiarFilasPrestadores: assign({
      paginaPrestadores: 1,
      filasPrestadores: ({ context, event }): PageSize =>
        event.type === 'FILAS' ? event.filas : context.filasPrestadores,
    }),
  },
}).createMachine({
  id: 'coverage',
  description: 'La consulta de coberturas: qué paga el plan de un procedimiento y dónde.',
  context: ({ input }) => ({
    ...input,
    borrador: { plan: '', complementario: '', grupo: '', subgrupo: '', nombre: '' },
    faltas: {},
    listas: {
      planes: { de: '', opciones: null, fallida: false },
      complementarios: { de: '', opciones: null, fallida: false },
      grupos: { de: '', opciones: null, fallida: false },
      subGrupos: { de: '', opciones: [], fallida: false },
      prestador: { de: '', opciones: [], fallida: false },
    },
    busquedas: 0,
    hallazgo: null,
    aviso: '',
    procedimiento: null,
    consulta: { regimen: '', codProcedimiento: '' },
    cobertura: null,
    prestadores: null,
    paginaPrestadores: 1,
    filasPrestadores: 5,
  }),
  invoke: [
    {
      id: 'vigilarPagina',
      src: 'vigilarPagina',
      onError: { description: 'Sin avisos de la dirección ni de la red: queda lo que se ve.' },
    },
    {
      id: 'consultarListas',
      src: 'consultarListas',
      onError: { description: 'Las listas que falten se quedan sin llegar; por nombre se puede buscar igual.' },
    },
  ],
  initial: 'eligiendo',
  on: {
    DIRECCION: [
      { guard: 'yaPedida', description: 'La dirección dice lo que ya se preguntó.' },
      { description: 'Con Atrás, Adelante o un enlace.', target: '.eligiendo', actions: 'anotarDireccion' },
    ],
    LISTA: [
      { guard: 'esDeAntes', description: 'Es de un plan, un grupo o un prestador que ya se dejó.' },
      { actions: 'anotarLista' },
    ],
    REINTENTAR_LISTAS: { actions: ['reintentarListas', 'pedirListas'] },
    EN_LINEA: { description: 'Las listas que fallaron.', actions: ['reintentarListas', 'pedirListas'] },
    ESCRIBIR: { actions: ['escribir', 'pedirListas'] },
    BUSCAR: [
      {
        guard: 'nadaEscrito',
        description: 'No se escribió qué se busca ni se eligió un grupo: se pide con palabras.',
        target: '.inicial.sinPalabras',
        actions: ['pedirPalabras', 'quitarHallazgo'],
      },
      {
        guard: 'faltaAlgo',
        description: 'Hace falta un plan o un prestador, y un nombre o el grupo con su subgrupo.',
        target: '.inicial.faltanDatos',
        actions: ['anotarFaltas', 'quitarHallazgo'],
      },
      { target: '.buscando', actions: ['preguntar', 'escribirDireccion'] },
    ],
    LIMPIAR: { target: '.inicial', actions: ['limpiar', 'pedirListas', 'escribirDireccion'] },
    QUITAR_PRESTADOR: [
      {
        guard: 'sinPreguntaSinPrestador',
        description: 'Lo que queda no es una pregunta.',
        target: '.inicial',
        actions: ['quitarPrestador', 'pedirListas', 'escribirDireccion'],
      },
      { target: '.buscando', actions: ['quitarPrestador', 'pedirListas', 'escribirDireccion'] },
    ],
  },
  states: {
    eligiendo: {
      description: 'La dirección dice qué se pregunta: los filtros, la página y cuántas filas.',
      entry: ['llenarFiltros', 'pedirListas'],
      always: [
        { guard: 'sinPregunta', target: 'inicial' },
        {
          guard: 'recordadaVacia',
          description: 'Esta visita ya lo preguntó, y no hubo nada.',
          target: 'vacia',
          actions: 'usarRecordado',
        },
        {
          guard: 'recordada',
          description: 'Esta visita ya lo preguntó.',
          target: 'mostrando',
          actions: 'usarRecordado',
        },
        { target: 'buscando' },
      ],
    },
    inicial: {
      description: 'Todavía no se ha buscado.',
      initial: 'quieto',
      states: {
        quieto: {
          description: 'Una invitación a buscar.',
          meta: { pantalla: 'Consulta de Coberturas', requisitos: ['COV-01', 'COV-02', 'COV-03', 'COV-04'] },
        },
        sinPalabras: {
          description: 'Falta lo principal, qué se busca: se pide con palabras, y el nombre recibe el foco.',
          tags: 'aviso',
          meta: {
            pantalla: 'Consulta de Coberturas',
            requisitos: ['COV-10', 'COV-11'],
            mensaje: 'Debe tener el grupo y sub grupo para realizar al consulta.',
          },
          entry: 'senalarFaltas',
          on: { ESCRIBIR: { target: 'quieto', actions: ['escribir', 'pedirListas'] } },
        },
        faltanDatos: {
          description: 'La pregunta no está completa: lo dice el campo que falta.',
          tags: 'incompleto',
          meta: { pantalla: 'Consulta de Coberturas', requisitos: ['COV-10', 'COV-11', 'COV-12'] },
          entry: 'senalarFaltas',
        },
      },
    },
    buscando: {
      description:
        'Se buscan los procedimientos. Otra búsqueda abandona esta, y su respuesta ya no cuenta. Si falla, los filtros quedan como estaban y se reintenta.',
      meta: {
        pantalla: 'Consulta de Coberturas',
        requisitos: ['COV-14', 'COV-17'],
        mensaje: 'Ha ocurrido un error, favor de intentar mas tarde',
      },
      invoke: {
        id: 'consultarProcedimientos',
        src: 'consultarProcedimientos',
        input: ({ context }) => context.pedida,
        onDone: [
          {
            guard: 'pasadaDelFinal',
            description: 'Esa página ya no existe: se pide la última.',
            target: 'buscando',
            reenter: true,
            actions: ['irAlFinal', 'corregirDireccion'],
          },
          { guard: 'ninguno', target: 'vacia', actions: ['anotarHallazgo', 'recordar'] },
          { target: 'mostrando', actions: ['anotarHallazgo', 'recordar'] },
        ],
      },
      on: {
        PAGINA: { target: 'buscando', reenter: true, actions: ['cambiarPagina', 'escribirDireccion'] },
        FILAS: { target: 'buscando', reenter: true, actions: ['cambiarFilas', 'escribirDireccion'] },
      },
    },
    vacia: {
      description: 'No hubo ninguno.',
      tags: 'aviso',
      meta: { pantalla: 'Consulta de Coberturas', requisitos: ['COV-16'], mensaje: 'No se encontraron resultados.' },
      initial: 'avisando',
      on: {
        PAGINA: { target: 'buscando', actions: ['cambiarPagina', 'escribirDireccion'] },
        FILAS: { target: 'buscando', actions: ['cambiarFilas', 'escribirDireccion'] },
      },
      states: {
        avisando: {
          description: 'Se pide la alerta cobertura-consulta-nofound; mientras tanto ya se dice que no hubo ninguno.',
          invoke: {
            id: 'consultarAviso',
            src: 'consultarAviso',
            input: { query: { id: '', nombre: 'cobertura-consulta-nofound' } },
            onDone: { target: 'avisada', actions: 'anotarAviso' },
            onError: { target: 'avisada', actions: 'registrarFallo' },
          },
          after: { limite: { target: 'avisada', actions: 'registrarFallo' } },
        },
        avisada: { description: 'Con la alerta, si la hay.' },
      },
    },
    mostrando: {
      description: 'Los procedimientos de la página pedida.',
      meta: { pantalla: 'Consulta de Coberturas', requisitos: ['COV-05'] },
      initial: 'quieto',
      on: {
        BUSCAR: [
          {
            guard: 'nadaEscrito',
            description: 'No se escribió qué se busca: se pide con palabras. Lo que se ve se queda.',
            target: '.sinPalabras',
            actions: 'pedirPalabras',
          },
          {
            guard: 'faltaAlgo',
            description: 'Lo que se ve se queda.',
            target: '.faltanDatos',
            actions: 'anotarFaltas',
          },
          { target: 'buscando', actions: ['preguntar', 'escribirDireccion'] },
        ],
        PAGINA: { target: 'buscando', actions: ['cambiarPagina', 'escribirDireccion'] },
        FILAS: { target: 'buscando', actions: ['cambiarFilas', 'escribirDireccion'] },
        VER_DETALLE: [
          {
            guard: 'sinPlan',
            target: '.detalle.sinPlan',
            actions: 'anotarProcedimiento',
          },
          { target: '.detalle', actions: ['anotarProcedimiento', 'anotarConsulta'] },
        ],
        VER_PRESTADORES: { target: '.prestadores', actions: 'anotarProcedimiento' },
      },
      states: {
        quieto: { description: 'La lista.' },
        sinPalabras: {
          description: 'Falta qué se busca: se pide con palabras, y el nombre recibe el foco. Lo encontrado se queda.',
          tags: 'aviso',
          meta: { pantalla: 'Consulta de Coberturas', requisitos: ['COV-10', 'COV-11'] },
          entry: 'senalarFaltas',
          on: { ESCRIBIR: { target: 'quieto', actions: ['escribir', 'pedirListas'] } },
        },
        faltanDatos: {
          description: 'La pregunta nueva no está completa: lo dice el campo que falta. Lo encontrado se queda.',
          tags: 'incompleto',
          meta: { pantalla: 'Consulta de Coberturas', requisitos: ['COV-10', 'COV-11', 'COV-12'] },
          entry: 'senalarFaltas',
        },
        detalle: {
          description: 'La cobertura de un procedimiento, sobre la lista.',
          initial: 'cargando',
          on: { CERRAR: { target: 'quieto' } },
          states: {
            sinPlan: {
              description:
                'Sin plan no hay detalle: se elige aquí mismo, queda puesto en los filtros, y se pide otra vez.',
              tags: 'aviso',
              meta: {
                pantalla: 'Detalle de cobertura',
                requisitos: ['COV-13'],
                mensaje: 'Debe tener seleccionado el regimen.',
              },
            },
            cargando: {
              description: 'Se pide la cobertura con el plan elegido. Si no se puede leer, se dice y se reintenta.',
              meta: { pantalla: 'Detalle de cobertura', requisitos: ['COV-06', 'COV-07'] },
              invoke: {
                id: 'consultarCobertura',
                src: 'consultarCobertura',
                input: ({ context }) => context.consulta,
                onDone: [
                  { guard: 'sinCobertura', target: 'sinCobertura' },
                  { target: 'cargada', actions: 'anotarCobertura' },
                ],
              },
            },
            cargada: {
              description: 'Descripción, grupo, subgrupo, lo que se cubre y lo que se paga.',
              meta: { pantalla: 'Detalle de cobertura', requisitos: ['COV-07'] },
            },
            sinCobertura: {
              description: 'Ese plan no lo cubre.',
              tags: 'aviso',
              meta: {
                pantalla: 'Detalle de cobertura',
                requisitos: ['COV-15'],
                mensaje: 'No encontró la cobertura del procedimiento.',
              },
            },
          },
        },
        prestadores: {
          description: 'Quiénes hacen un procedimiento, sobre la lista.',
          initial: 'cargando',
          on: {
            PAGINA: { target: '.cargando', actions: 'cambiarPaginaPrestadores' },
            FILAS: { target: '.cargando', actions: 'cambiarFilasPrestadores' },
            CERRAR: { target: 'quieto' },
          },
          states: {
            cargando: {
              description:
                'Se piden los prestadores de la página pedida. Si no se pueden leer, se dice y se reintenta.',
              meta: { pantalla: 'Prestadores de servicios PDSS', requisitos: ['COV-08'] },
              invoke: {
                id: 'consultarPrestadores',
                src: 'consultarPrestadores',
                input: ({ context }) => ({
                  codProcedimiento: context.procedimiento?.codigo ?? '',
                  numeroDePagina: context.paginaPrestadores,
                  registrosPorPagina: context.filasPrestadores,
                }),
                onDone: [
                  { guard: 'sinPrestadores', target: 'vacio', actions: 'anotarPrestadores' },
                  { target: 'cargado', actions: 'anotarPrestadores' },
                ],
              },
            },
            cargado: {
              description: 'Cada uno lleva a la búsqueda de prestadores.',
              meta: { pantalla: 'Prestadores de servicios PDSS', requisitos: ['COV-08', 'COV-09'] },
            },
            vacio: {
              description: 'Nadie lo hace.',
              tags: 'aviso',
              meta: { pantalla: 'Prestadores de servicios PDSS', mensaje: 'No se han encontrado prestadores' },
            },
          },
        },
      },
    },
  },
});
