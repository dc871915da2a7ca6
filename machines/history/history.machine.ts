import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply } from '../../domain/contract/endpoint';
import type { historialConsumo } from '../../domain/contract/historial';
import type { Dejar, Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { HistoryDraft, HistoryFault } from '../../domain/rules/history/history-draft';
import type { HistoryFilters } from '../../domain/rules/history/history-filters';
import type { Relative } from '../../domain/rules/person/family';
import type { Fetching } from '../fetching/fetching.machine';
import type { rangeLimitMachine } from '../rangeLimit/rangeLimit.machine';

type Respuesta = Reply<typeof historialConsumo>;

/** Una página de consumos. */
export interface Encontrado {
  consumos: Respuesta['data'];
  cantidad: number;
  pagina: number;
  filas: HistoryFilters['filas'];
}
type Uso = 'descargar' | 'ver' | 'compartir';
export type Compartido = 'compartido' | 'cancelado';

interface Centro {
  codigo: string;
  nombre: string;
}

interface Documento {
  /** El número de la autorización. */
  nap: string;
  para: Uso;
}

/** Lo que se pregunta, y de quién. */
export type Pregunta = Pick<Contexto, 'codigoAfiliado' | 'nucleo' | 'pregunta'>;

interface Contexto extends CallResult {
  codigoAfiliado: string;
  esTitular: boolean;
  /** Si este equipo comparte archivos. */
  comparte: boolean;
  /** En Santo Domingo, según el reloj del servidor. */
  hoy: string;
  /** Lo que dice la dirección. */
  leida: HistoryFilters;
  /** Lo que se pregunta, con sus dos fechas. */
  pregunta: HistoryFilters;
  /** Lo último que se encontró para la misma persona: se ve mientras llega lo siguiente. */
  encontrado: Encontrado | null;
  /** Si es la respuesta a esa pregunta. */
  respondida: boolean;
  busquedas: number;
  nucleo: readonly Relative[] | null;
  /** El núcleo no se pudo leer. */
  sinNucleo: boolean;
  borrador: HistoryDraft;
  faltas: Faltas<'desde' | 'hasta', HistoryFault>;
  /** El último centro elegido: de él se conoce el nombre. */
  centro: Centro | null;
  documento: Documento | null;
  /** Donde este navegador tiene el archivo. */
  archivo: string;
}

export type Entrada = Pick<
  Contexto,
  'codigoAfiliado' | 'esTitular' | 'comparte' | 'hoy' | 'leida' | 'encontrado' | 'nucleo'
>;

export type Evento =
  | { type: 'DIRECCION'; filtros: HistoryFilters; recuerdo: Encontrado | null }
  | { type: 'DIA'; hoy: string }
  | { type: 'NUCLEO'; nucleo: readonly Relative[] }
  | { type: 'SIN_NUCLEO' }
  | Escribir<HistoryDraft>
  | Dejar<keyof HistoryDraft>
  | { type: 'BUSCAR' }
  | { type: 'LIMPIAR' }
  | { type: 'PAGINA'; pagina: number }
  | { type: 'FILAS'; filas: HistoryFilters['filas'] }
  | { type: 'ABRIR_CENTROS' }
  | { type: 'CENTRO_ELEGIDO'; codigo: string; nombre: string }
  | { type: 'QUITAR_CENTRO' }
  | { type: 'PEDIR_DOCUMENTO'; nap: string; para: Uso }
  | { type: 'ABRIR_AHORA' }
  | { type: 'COMPARTIR_AHORA' }
  | { type: 'CANCELAR' }
  | { type: 'CERRAR' }
  | { type: 'REINTENTAR' }
  | { type: 'xstate.done.actor.consultarHistorial'; output: Respuesta }
  | { type: 'xstate.done.actor.prepararDocumento'; output: string }
  | { type: 'xstate.done.actor.compartirArchivo'; output: Compartido };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const historyMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso';
    children: { consultarHistorial: 'consultarHistorial'; avisarLimite: 'avisarLimite' };
  },
  actors: {
    vigilarPagina: fromCallback(falta),
    consultarHistorial: falta as unknown as Fetching<Respuesta, Pregunta>,
    avisarLimite: falta as unknown as typeof rangeLimitMachine,
    prepararDocumento: fromPromise<string, Pregunta & { nap: string }>(falta),
    compartirArchivo: fromPromise<Compartido>(falta),
    copiarDireccion: fromPromise<void, { nap: string }>(falta),
  },
  delays: { limite: falta, limiteDocumento: falta, limiteCompartir: falta },
  guards: {
    mismaPregunta: falta,
    esperaNucleo: ({ context }) =>
      context.esTitular && context.pregunta.familiar !== '' && context.nucleo === null && !context.sinNucleo,
    sinNucleo: ({ context }) => context.esTitular && context.pregunta.familiar !== '' && context.nucleo === null,
    porCorregir: falta,
    respondidaConFilas: ({ context }) => context.respondida && (context.encontrado?.consumos.length ?? 0) > 0,
    respondida: ({ context }) => context.respondida,
    pasadaLaUltima: falta,
    faltaAlgo: falta,
    rangoLargo: falta,
    sigueLargo: falta,
    mismoDocumento: ({ context, event }) =>
      event.type === 'PEDIR_DOCUMENTO' &&
      context.documento !== null &&
      context.documento.nap === event.nap &&
      context.documento.para === event.para,
    sinHojaDeCompartir: ({ context, event }) =>
      event.type === 'PEDIR_DOCUMENTO' && event.para === 'compartir' && !context.comparte,
    documentoPara: ({ context }, params: { uso: Uso }) => context.documento?.para === params.uso,
    cancelado: ({ event }) => event.type === 'xstate.done.actor.compartirArchivo' && event.output === 'cancelado',
  },
  actions: {
    irADireccion: falta,
    corregirDireccion: falta,
    recordarEncontrado: falta,
    pedirNucleo: falta,
    avisarVacio: falta,
    retirarAvisos: falta,
    avisarHecho: falta,
    avisarFallo: falta,
    descargarArchivo: falta,
    prestarArchivo: falta,
    soltarArchivo: falta,
    anotarResultado: falta,
    tomarDireccion: falta,
    anotarDia: assign({ hoy: ({ context, event }) => (event.type === 'DIA' ? event.hoy : context.hoy) }),
    anotarNucleo: assign({
      nucleo: ({ context, event }) => (event.type === 'NUCLEO' ? event.nucleo : context.nucleo),
      sinNucleo: false,
    }),
    anotarSinNucleo: assign({ sinNucleo: true }),
    olvidarSinNucleo: assign({ sinNucleo: false }),
    corregir: falta,
    escribir: falta,
    anotarFalta: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    preguntar: falta,
    limpiar: falta,
    pasarPagina: falta,
    anotarFilas: falta,
    irAUltimaPagina: falta,
    anotarEncontrado: falta,
    anotarCentro: assign(({ context, event }) =>
      event.type === 'CENTRO_ELEGIDO'
        ? {
            centro: { codigo: event.codigo, nombre: event.nombre },
            borrador: { ...context.borrador, centro: event.codigo },
          }
        : {},
    ),
    quitarCentro: assign({ borrador: ({ context }) => ({ ...context.borrador, centro: '' }) }),
    anotarDocumento: assign({
      documento: ({ context, event }) =>
        event.type === 'PEDIR_DOCUMENTO' ? { nap: event.nap, para: event.para } : context.documento,
    }),
    anotarArchivo: assign({
      archivo: ({ context, event }) =>
        event.type === 'xstate.done.actor.prepararDocumento' ? event.output : context.archivo,
    }),
    olvidarDocumento: assign({ documento: null, archivo: '' }),
  },
}).createMachine({
  id: 'history',
  description: 'El historial de autorizaciones: filtros, resultados y sus documentos.',
  context: ({ input }) => ({
    ...input,
    pregunta: input.leida,
    respondida: false,
    busquedas: 0,
    sinNucleo: false,
    borrador: { tipo: '', desde: '', hasta: '', costo: '', centro: '', familiar: '' },
    faltas: {},
    centro: null,
    documento: null,
    archivo: '',
    respuesta: null,
    problema: null,
  }),
  invoke: {
    id: 'vigilarPagina',
    src: 'vigilarPagina',
    onError: { description: 'Sin avisos de la dirección, del día ni de la red: queda lo que se ve.' },
  },
  initial: 'empezando',
  on: {
    DIRECCION: [
      { guard: 'mismaPregunta', description: 'La dirección dice lo que ya se pregunta.' },
      {
        description: 'Atrás, Adelante o un enlace: lo que ya se respondió en esta visita vuelve sin otra llamada.',
        target: '.decidiendo',
        actions: 'tomarDireccion',
      },
    ],
    DIA: { description: 'Pasó la medianoche en Santo Domingo.', actions: 'anotarDia' },
    NUCLEO: { description: 'Llegó el núcleo familiar.', actions: 'anotarNucleo' },
    SIN_NUCLEO: { description: 'El núcleo familiar no se pudo leer.', actions: 'anotarSinNucleo' },
    ESCRIBIR: { actions: 'escribir' },
    DEJAR: { actions: 'anotarFalta' },
    QUITAR_CENTRO: { actions: 'quitarCentro' },
    ABRIR_CENTROS: { description: 'Con doble clic en el nombre o con el botón de al lado.', target: '.centros' },
    BUSCAR: [
      {
        guard: 'faltaAlgo',
        description: 'Falta una fecha, no existe, es futura o la primera es posterior a la última.',
        actions: ['anotarFaltas', 'senalarFaltas'],
      },
      { guard: 'rangoLargo', description: 'Más de seis meses de calendario.', target: '.limite' },
      {
        description: 'Los filtros escritos, desde la primera página. Deja atrás la pregunta anterior.',
        target: '.decidiendo',
        actions: ['preguntar', 'irADireccion'],
      },
    ],
    LIMPIAR: {
      description: 'Los filtros del principio.',
      target: '.decidiendo',
      actions: ['limpiar', 'irADireccion'],
    },
    PAGINA: { target: '.decidiendo', actions: ['pasarPagina', 'irADireccion'] },
    FILAS: {
      description: 'Otra cantidad por página, desde la primera.',
      target: '.decidiendo',
      actions: ['anotarFilas', 'irADireccion'],
    },
  },
  states: {
    empezando: {
      description:
        'Se lee la dirección: sin filtros en ella, los últimos 180 días. Se pregunta siempre; lo de antes se ve mientras tanto.',
      meta: { requisitos: ['HIST-06', 'HIST-17', 'HIST-28'] },
      entry: 'tomarDireccion',
      always: { target: 'decidiendo' },
    },
    decidiendo: {
      description: 'Qué falta para mostrar lo que se pregunta.',
      always: [
        { guard: 'esperaNucleo', description: 'Se pregunta por un familiar.', target: 'esperandoNucleo' },
        { guard: 'sinNucleo', target: 'fallidoNucleo' },
        { guard: 'porCorregir', target: 'corrigiendo' },
        { guard: 'respondidaConFilas', target: 'mostrando' },
        { guard: 'respondida', target: 'vacio' },
        { target: 'buscando' },
      ],
    },
    corrigiendo: {
      description:
        'Lo que la dirección dice mal, o de quien no se puede ver, se quita: fechas imposibles, un mayor de edad, nadie.',
      meta: { requisitos: ['HIST-07', 'HIST-09', 'HIST-18'] },
      entry: ['corregir', 'corregirDireccion'],
      always: { target: 'decidiendo' },
    },
    esperandoNucleo: {
      description: 'La dirección nombra a un familiar y el núcleo está en camino.',
      tags: 'cargando',
      meta: { pantalla: 'Historial de autorizaciones', requisitos: ['HIST-07'] },
      on: {
        NUCLEO: { target: 'decidiendo', actions: 'anotarNucleo' },
        SIN_NUCLEO: { target: 'fallidoNucleo', actions: 'anotarSinNucleo' },
      },
      after: { limite: { target: 'fallidoNucleo', actions: 'anotarSinNucleo' } },
    },
    fallidoNucleo: {
      description: 'No se pudo saber a quién nombra la dirección. Se puede reintentar.',
      tags: 'error',
      meta: { pantalla: 'Historial de autorizaciones' },
      on: {
        NUCLEO: { target: 'decidiendo', actions: 'anotarNucleo' },
        REINTENTAR: { target: 'esperandoNucleo', actions: ['olvidarSinNucleo', 'pedirNucleo'] },
      },
    },
    buscando: {
      description:
        'Se piden los consumos. Una pregunta más nueva deja esta atrás: su respuesta ya no se muestra. Si no se pueden leer, los filtros quedan y se reintenta.',
      meta: { pantalla: 'Historial de autorizaciones', requisitos: ['HIST-12', 'HIST-28', 'TABLE-06', 'TABLE-07'] },
      invoke: {
        id: 'consultarHistorial',
        src: 'consultarHistorial',
        input: ({ context: { codigoAfiliado, nucleo, pregunta } }) => ({ codigoAfiliado, nucleo, pregunta }),
        onDone: [
          {
            guard: 'pasadaLaUltima',
            description: 'La dirección nombra una página que no hay: la última que hay.',
            target: 'decidiendo',
            actions: ['irAUltimaPagina', 'corregirDireccion'],
          },
          { target: 'decidiendo', actions: ['anotarEncontrado', 'recordarEncontrado'] },
        ],
      },
    },
    vacio: {
      description: 'Ninguno con esos filtros.',
      tags: 'aviso',
      meta: {
        pantalla: 'Historial de autorizaciones',
        mensaje: 'No se encontraron consumos en la consulta.',
        requisitos: ['HIST-20', 'TABLE-03'],
      },
      entry: 'avisarVacio',
      exit: 'retirarAvisos',
    },
    mostrando: {
      description: 'Una página de consumos. De cada uno se descarga, se ve o se comparte su PDF.',
      initial: 'quieto',
      exit: 'soltarArchivo',
      on: {
        PEDIR_DOCUMENTO: [
          { guard: 'mismoDocumento', description: 'Ya se está preparando: una pulsación de más.' },
          {
            guard: 'sinHojaDeCompartir',
            description: 'Este equipo no comparte archivos.',
            target: '.copiando',
            actions: 'anotarDocumento',
          },
          { description: 'Uno a la vez: deja atrás el anterior.', target: '.preparando', actions: 'anotarDocumento' },
        ],
      },
      states: {
        quieto: {
          description: 'La lista, con sus tres acciones.',
          meta: {
            pantalla: 'Historial de autorizaciones',
            requisitos: ['HIST-01', 'HIST-02', 'HIST-04', 'HIST-05', 'HIST-11'],
          },
          entry: ['olvidarDocumento', 'soltarArchivo'],
        },
        preparando: {
          description: 'Se pide el PDF, una vez. Lo que no es un PDF, o viene vacío, no se toma.',
          tags: 'cargando',
          meta: { pantalla: 'Historial de autorizaciones', requisitos: ['HIST-29'] },
          invoke: {
            id: 'prepararDocumento',
            src: 'prepararDocumento',
            input: ({ context: { codigoAfiliado, nucleo, pregunta, documento } }) => ({
              codigoAfiliado,
              nucleo,
              pregunta,
              nap: documento?.nap ?? '',
            }),
            onDone: [
              {
                guard: { type: 'documentoPara', params: { uso: 'descargar' } },
                target: 'quieto',
                actions: ['descargarArchivo', 'avisarHecho'],
              },
              {
                guard: { type: 'documentoPara', params: { uso: 'ver' } },
                target: 'porVer',
                actions: 'anotarArchivo',
              },
              { description: 'Para compartir.', target: 'porCompartir', actions: 'anotarArchivo' },
            ],
            onError: { target: 'quieto', actions: ['anotarResultado', 'avisarFallo'] },
          },
          on: { CANCELAR: { target: 'quieto' } },
          after: { limiteDocumento: { target: 'quieto', actions: ['anotarResultado', 'avisarFallo'] } },
        },
        porVer: {
          description: 'El PDF está aquí. Una pulsación nueva lo abre en otra pestaña, que así nadie bloquea.',
          meta: { pantalla: 'Ver el PDF', requisitos: ['HIST-05', 'HIST-23'] },
          on: {
            ABRIR_AHORA: { target: 'quieto', actions: 'prestarArchivo' },
            CERRAR: { target: 'quieto' },
          },
        },
        porCompartir: {
          description: 'El PDF está aquí. La hoja de compartir necesita una pulsación nueva.',
          meta: { pantalla: 'Compartir el PDF', requisitos: ['HIST-05'] },
          on: {
            COMPARTIR_AHORA: { target: 'compartiendo' },
            CERRAR: { target: 'quieto' },
          },
        },
        compartiendo: {
          description: 'La hoja del equipo está abierta. Cerrarla no es éxito ni error.',
          tags: 'cargando',
          meta: { pantalla: 'Compartir el PDF', requisitos: ['HIST-24', 'HIST-25', 'HIST-27'] },
          invoke: {
            id: 'compartirArchivo',
            src: 'compartirArchivo',
            onDone: [
              { guard: 'cancelado', target: 'porCompartir' },
              { target: 'quieto', actions: 'avisarHecho' },
            ],
            onError: { target: 'quieto', actions: ['anotarResultado', 'avisarFallo'] },
          },
          on: { CERRAR: { target: 'quieto' } },
          after: { limiteCompartir: { description: 'La hoja nunca contestó.', target: 'quieto' } },
        },
        copiando: {
          description:
            'Donde no se comparte se copia la dirección del documento, que pide entrar con la cuenta propia.',
          tags: 'cargando',
          meta: { pantalla: 'Historial de autorizaciones', requisitos: ['HIST-26', 'HIST-27'] },
          invoke: {
            id: 'copiarDireccion',
            src: 'copiarDireccion',
            input: ({ context }) => ({ nap: context.documento?.nap ?? '' }),
            onDone: { target: 'quieto', actions: 'avisarHecho' },
            onError: { target: 'quieto', actions: ['anotarResultado', 'avisarFallo'] },
          },
          after: { limite: { target: 'quieto', actions: ['anotarResultado', 'avisarFallo'] } },
        },
      },
    },
    centros: {
      description: 'El listado de centros está abierto. Elegir uno lo pone en los filtros; se aplica al buscar.',
      meta: { pantalla: 'Listado de centros', requisitos: ['HIST-03'] },
      on: {
        CENTRO_ELEGIDO: { target: 'decidiendo', actions: 'anotarCentro' },
        CERRAR: { target: 'decidiendo' },
      },
    },
    limite: {
      description: 'El rango de fechas pasa de seis meses: no se busca, y los filtros quedan. Lo dice una alerta.',
      meta: { requisitos: ['HIST-16', 'HIST-17', 'HIST-19'] },
      invoke: { id: 'avisarLimite', src: 'avisarLimite', onDone: 'decidiendo' },
      on: { BUSCAR: { guard: 'sigueLargo', description: 'La alerta ya está en camino: una pulsación de más.' } },
    },
  },
});
