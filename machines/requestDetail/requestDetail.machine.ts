import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { solicitudesPorDocumento } from '../../domain/contract/crm';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { historiaCaso } from '../../domain/contract/extras/casos-historia';
import type { StoredType } from '../../domain/rules/requests/stored-file';
import type { Fetching } from '../fetching/fetching.machine';

type Respuesta = Reply<typeof solicitudesPorDocumento>;
export type Caso = Respuesta['data'][number];

export type Historia = Reply<typeof historiaCaso>;

/** Un documento que este navegador tiene, mientras se ve. */
export interface Documento {
  nombre: string;
  /** Lo que es por sus bytes; nulo: nada que una página abra. */
  tipo: StoredType | null;
  tamano: number;
  /** Donde este navegador lo tiene; vacía: llegó dañado. */
  direccion: string;
}

export interface Guardados {
  documentos: readonly Documento[];
  /** Lo que pide una solicitud así y no está entre ellos. */
  faltan: readonly string[];
}

type Aviso = 'numeroCopiado' | 'enlaceCopiado' | 'fallo';

interface Contexto extends CallResult {
  codigoAfiliado: string;
  numeroCaso: string;
  caso: Caso | null;
  /** Lo que le pasó al caso; vacía: no se sabe, o el servicio no la da. */
  historia: Historia;
  guardados: Guardados | null;
  /** Cuánto ha llegado de los documentos, en bytes; el total es nulo cuando nadie lo dijo. */
  recibidos: number;
  total: number | null;
  /** Cómo terminó la última vez que se copió o compartió el número. */
  aviso: Aviso | null;
}

export type Evento =
  | { type: 'EN_LINEA' }
  | { type: 'REINTENTAR' }
  | { type: 'COPIAR' }
  | { type: 'COMPARTIR' }
  | { type: 'NUMERO'; aviso: Aviso }
  | { type: 'PEDIR_DOCUMENTOS' }
  | { type: 'AVANCE'; recibidos: number; total: number | null }
  | { type: 'CANCELAR' }
  | { type: 'TOMAR_DOCUMENTO'; lugar: number }
  | { type: 'OCULTAR' }
  | { type: 'xstate.done.actor.consultarCaso'; output: Respuesta }
  | { type: 'xstate.done.actor.consultarDocumentos'; output: Guardados }
  | { type: 'xstate.done.actor.historia'; output: Historia };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const requestDetailMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado' | 'numeroCaso' | 'caso'>;
    events: Evento;
    children: { historia: 'consultarHistoria' };
    tags: 'cargando' | 'error';
  },
  actors: {
    vigilarPagina: fromCallback(falta),
    consultarCaso: fromPromise<Respuesta, Request<typeof solicitudesPorDocumento>>(falta),
    consultarDocumentos: fromPromise<Guardados, { numeroCaso: string; titulo: string }>(falta),
    consultarHistoria: falta as unknown as Fetching<Historia, Contexto['numeroCaso']>,
  },
  delays: { limite: falta, limiteSinAvance: falta },
  guards: {
    conocido: ({ context }) => context.caso !== null,
    esteCaso: ({ context, event }) =>
      event.type === 'xstate.done.actor.consultarCaso' &&
      event.output.data.some(({ numeroCaso }) => numeroCaso === context.numeroCaso),
    hayDocumentos: ({ event }) =>
      event.type === 'xstate.done.actor.consultarDocumentos' && event.output.documentos.length > 0,
  },
  actions: {
    /** La bitácora: alguien vio este caso. Nadie espera por ella. */
    registrarVista: falta,
    copiarNumero: falta,
    compartirNumero: falta,
    /** Otra pestaña o las descargas lo leen: se queda hasta que la página se vaya. */
    prestarDocumento: falta,
    soltarDocumentos: falta,
    anotarResultado: falta,
    anotarCaso: assign({
      caso: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarCaso'
          ? (event.output.data.find(({ numeroCaso }) => numeroCaso === context.numeroCaso) ?? null)
          : context.caso,
    }),
    anotarHistoria: assign({
      historia: ({ context, event }) => (event.type === 'xstate.done.actor.historia' ? event.output : context.historia),
    }),
    anotarAviso: assign({ aviso: ({ context, event }) => (event.type === 'NUMERO' ? event.aviso : context.aviso) }),
    olvidarAviso: assign({ aviso: null }),
    empezarDescarga: assign({ guardados: null, recibidos: 0, total: null, respuesta: null, problema: null }),
    anotarAvance: assign(({ event }) =>
      event.type === 'AVANCE' ? { recibidos: event.recibidos, total: event.total } : {},
    ),
    anotarDocumentos: assign({
      guardados: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarDocumentos' ? event.output : context.guardados,
    }),
  },
}).createMachine({
  id: 'requestDetail',
  description: 'Una solicitud: qué se sabe de ella, qué sigue y sus documentos.',
  context: ({ input }) => ({
    ...input,
    historia: [],
    guardados: null,
    recibidos: 0,
    total: null,
    aviso: null,
    respuesta: null,
    problema: null,
  }),
  invoke: {
    id: 'vigilarPagina',
    src: 'vigilarPagina',
    onError: { description: 'Sin avisos de la red ni del avance: queda lo que se ve.' },
  },
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Lo que la lista ya dijo del caso no se pide otra vez.',
      always: [{ guard: 'conocido', target: 'mostrando' }, { target: 'buscando' }],
    },
    buscando: {
      description: 'Se llegó por la dirección: se pide el caso, sin fechas, entre los propios.',
      tags: 'cargando',
      meta: { pantalla: 'Detalle del caso', requisitos: ['REQ-08', 'REQ-09'] },
      invoke: {
        id: 'consultarCaso',
        src: 'consultarCaso',
        input: ({ context }) => ({
          body: {
            tipoDocumento: 3,
            documento: context.codigoAfiliado,
            tipoSolicitud: '',
            estado: 'Todos',
            numeroCaso: context.numeroCaso,
            numeroDePagina: 1,
            registrosPorPagina: 25,
          },
        }),
        onDone: [
          { guard: 'esteCaso', target: 'mostrando', actions: 'anotarCaso' },
          { description: 'Ya no está, o es de otra persona: se dice lo mismo.', target: 'ausente' },
        ],
        onError: { target: 'fallido', actions: 'anotarResultado' },
      },
      after: { limite: { target: 'fallido', actions: 'anotarResultado' } },
    },
    fallido: {
      description: 'No se pudo leer el caso. Se puede reintentar, y al volver la conexión se intenta solo.',
      tags: 'error',
      meta: { pantalla: 'Detalle del caso' },
      on: { REINTENTAR: { target: 'buscando' }, EN_LINEA: { target: 'buscando' } },
    },
    ausente: {
      description: 'Entre sus solicitudes no hay ese caso.',
      meta: { pantalla: 'Detalle del caso', requisitos: ['REQ-08'] },
      on: { REINTENTAR: { target: 'buscando' } },
    },
    mostrando: {
      description: 'Lo que se sabe del caso y lo que sigue. Cada vez que se ve queda en la bitácora, una vez.',
      initial: 'sinPedir',
      entry: 'registrarVista',
      invoke: {
        id: 'historia',
        src: 'consultarHistoria',
        input: ({ context }) => context.numeroCaso,
        onDone: { description: 'Se ve al final. Sin ella no falta nada.', actions: 'anotarHistoria' },
      },
      on: {
        COPIAR: { description: 'El número, al portapapeles.', actions: ['olvidarAviso', 'copiarNumero'] },
        COMPARTIR: {
          description: 'La dirección del caso, que pide entrar con la cuenta propia.',
          actions: ['olvidarAviso', 'compartirNumero'],
        },
        NUMERO: {
          description: 'Qué se copió, o que no se pudo. La hoja de compartir habla por sí misma.',
          actions: 'anotarAviso',
        },
      },
      states: {
        sinPedir: {
          description: 'Los documentos pesan: no se piden hasta que alguien los quiere ver.',
          meta: {
            pantalla: 'Detalle del caso',
            requisitos: ['REQ-17', 'REQ-18', 'REQ-19', 'AUDIT-04'],
          },
          on: { PEDIR_DOCUMENTOS: { target: 'descargando' } },
        },
        descargando: {
          description: 'Se piden los documentos del caso, una vez. Se puede dejar.',
          meta: { pantalla: 'Detalle del caso', requisitos: ['REQ-21'] },
          entry: 'empezarDescarga',
          initial: 'recibiendo',
          invoke: {
            id: 'consultarDocumentos',
            src: 'consultarDocumentos',
            input: ({ context }) => ({ numeroCaso: context.numeroCaso, titulo: context.caso?.titulo ?? '' }),
            onDone: [
              { guard: 'hayDocumentos', target: 'listados', actions: 'anotarDocumentos' },
              { description: 'El caso no tiene ninguno.', target: 'sinDocumentos', actions: 'anotarDocumentos' },
            ],
            onError: { target: 'fallidos', actions: 'anotarResultado' },
          },
          on: { CANCELAR: { target: 'sinPedir' } },
          states: {
            recibiendo: {
              description: 'Mientras algo llega se espera lo que haga falta.',
              tags: 'cargando',
              on: {
                AVANCE: {
                  description: 'Llegó algo: el límite empieza otra vez.',
                  target: 'recibiendo',
                  reenter: true,
                  actions: 'anotarAvance',
                },
              },
              after: { limiteSinAvance: { target: '#requestDetail.mostrando.fallidos', actions: 'anotarResultado' } },
            },
          },
        },
        fallidos: {
          description: 'No se pudieron leer los documentos. El caso se sigue viendo.',
          tags: 'error',
          meta: {
            pantalla: 'Detalle del caso',
            mensaje: 'Lo sentimos, hubo un error al cargar los documentos',
            requisitos: ['REQ-22'],
          },
          on: { PEDIR_DOCUMENTOS: { target: 'descargando' } },
        },
        sinDocumentos: {
          description: 'El caso no tiene documentos.',
          meta: { pantalla: 'Detalle del caso', requisitos: ['REQ-21'] },
          on: { PEDIR_DOCUMENTOS: { target: 'descargando' } },
        },
        listados: {
          description: 'Los documentos. Cada uno se abre por lo que son sus bytes, o se guarda.',
          meta: { pantalla: 'Detalle del caso', requisitos: ['REQ-21'] },
          exit: 'soltarDocumentos',
          on: {
            TOMAR_DOCUMENTO: { description: 'En otra pestaña, o al guardarlo.', actions: 'prestarDocumento' },
            OCULTAR: { description: 'El navegador deja de tenerlos.', target: 'sinPedir' },
          },
        },
      },
    },
  },
});
