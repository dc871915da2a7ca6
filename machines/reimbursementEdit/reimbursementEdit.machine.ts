import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type {
  consultarDocumentosPorTicket,
  solicitudesPorDocumento,
  updateSolicitudReembolso,
} from '../../domain/contract/crm';
import type { Reply } from '../../domain/contract/endpoint';
import type { AttachmentSummary } from '../../domain/rules/attachments/attachment-summary';
import type { attachmentsMachine, Entrada as EntradaAdjuntos } from '../attachments/attachments.machine';

export type Caso = Reply<typeof solicitudesPorDocumento>['data'][number];
export type Situacion = 'devuelto' | 'anulado' | 'otro' | 'noEsta';

interface Contexto extends CallResult {
  numeroCaso: string;
  /** Nulo: no se ha leído, o no está entre los del afiliado. */
  caso: Caso | null;
  /** Los nombres de los documentos que el caso tiene. Nulo: no se pudieron leer. */
  documentos: readonly string[] | null;
  adjuntos: AttachmentSummary;
  archivosDeAntes: EntradaAdjuntos;
  /** Cuántos archivos se han añadido aquí. */
  archivos: number;
  /** Cuánto ha salido, en bytes. */
  progreso: { enviado: number; total: number };
  /** En otra visita se enviaron documentos, y no se supo si llegaron. */
  quedoEnvio: boolean;
}

export type Entrada = Pick<Contexto, 'numeroCaso' | 'documentos' | 'archivosDeAntes' | 'quedoEnvio'>;

export type Evento =
  | { type: 'EN_LINEA' }
  | { type: 'ADJUNTOS'; adjuntos: AttachmentSummary; archivos: number }
  | { type: 'PROGRESO'; enviado: number; total: number }
  | { type: 'REINTENTAR' }
  | { type: 'ENVIAR' }
  | { type: 'CANCELAR' }
  | { type: 'COMPROBAR' }
  | { type: 'CONTINUAR' }
  | { type: 'xstate.done.actor.consultarCaso'; output: Caso | null }
  | { type: 'xstate.done.actor.releerCaso'; output: Caso | null }
  | { type: 'xstate.done.actor.mirarCaso'; output: Caso | null }
  | { type: 'xstate.done.actor.comprobarCaso'; output: Caso | null }
  | { type: 'xstate.done.actor.volverAlCaso'; output: Caso | null }
  | { type: 'xstate.done.actor.consultarDocumentos'; output: Reply<typeof consultarDocumentosPorTicket> }
  | { type: 'xstate.done.actor.buscarDocumentos'; output: boolean }
  | { type: 'xstate.error.actor.actualizarSolicitud'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const reimbursementEditMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    children: { adjuntos: 'llevarAdjuntos' };
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    vigilar: fromCallback(falta),
    llevarAdjuntos: falta as unknown as typeof attachmentsMachine,
    consultarCaso: fromPromise<Caso | null, { numeroCaso: string }>(falta),
    consultarDocumentos: fromPromise<Reply<typeof consultarDocumentosPorTicket>, { numeroCaso: string }>(falta),
    buscarDocumentos: fromPromise<boolean, { numeroCaso: string; documentos: readonly string[] | null }>(falta),
    actualizarSolicitud: fromPromise<Reply<typeof updateSolicitudReembolso>, { numeroCaso: string }>(falta),
  },
  delays: { limiteCarga: falta, limiteDocumentos: falta, limiteEnvio: falta },
  guards: {
    caso: falta as (_: unknown, params: { es: Situacion }) => never,
    quedoEnvio: ({ context }) => context.quedoEnvio,
    sinArchivos: ({ context }) => context.archivos === 0,
    adjuntosOcupados: ({ context }) => context.adjuntos.ocupado,
    rechazo: falta,
    llegaron: ({ event }) => event.type === 'xstate.done.actor.buscarDocumentos' && event.output,
  },
  actions: {
    anotarAdjuntos: assign({
      adjuntos: ({ context, event }) => (event.type === 'ADJUNTOS' ? event.adjuntos : context.adjuntos),
      archivos: ({ context, event }) => (event.type === 'ADJUNTOS' ? event.archivos : context.archivos),
    }),
    anotarProgreso: assign({
      progreso: ({ context, event }) =>
        event.type === 'PROGRESO' ? { enviado: event.enviado, total: event.total } : context.progreso,
    }),
    anotarCaso: falta,
    anotarDocumentos: assign({
      documentos: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarDocumentos'
          ? event.output.map(({ nombreArchivo }) => nombreArchivo)
          : context.documentos,
    }),
    pedirDocumentos: falta,
    senalarFaltas: falta,
    anotarResultado: falta,
    quitarResultado: assign({ respuesta: null, problema: null, progreso: { enviado: 0, total: 0 } }),
    conservarEnvio: falta,
    olvidarEnvio: falta,
    soltarDocumentos: falta,
    irAlCaso: falta,
  },
}).createMachine({
  id: 'reimbursementEdit',
  description: 'Lo que se añade a un reembolso que fue devuelto.',
  context: ({ input }) => ({
    ...input,
    caso: null,
    adjuntos: { faltan: [], cargados: 0, requeridos: 0, ocupado: false },
    archivos: 0,
    progreso: { enviado: 0, total: 0 },
    respuesta: null,
    problema: null,
  }),
  invoke: [
    {
      id: 'vigilar',
      src: 'vigilar',
      onError: { description: 'Sin avisos de la red: lo demás sigue.' },
    },
    { id: 'adjuntos', src: 'llevarAdjuntos', input: ({ context }) => context.archivosDeAntes },
  ],
  on: { ADJUNTOS: { actions: 'anotarAdjuntos' } },
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si en otra visita se enviaron documentos.',
      always: [
        {
          guard: 'quedoEnvio',
          description: 'Se enviaron y no se supo si llegaron: primero se mira el caso.',
          target: 'comprobando',
        },
        { target: 'cargando' },
      ],
    },
    cargando: {
      description: 'Se lee el caso.',
      tags: 'cargando',
      invoke: {
        id: 'consultarCaso',
        src: 'consultarCaso',
        input: ({ context }) => ({ numeroCaso: context.numeroCaso }),
        onDone: [
          {
            guard: { type: 'caso', params: { es: 'devuelto' } },
            target: 'leyendoDocumentos',
            actions: 'anotarCaso',
          },
          { guard: { type: 'caso', params: { es: 'anulado' } }, target: 'anulado', actions: 'anotarCaso' },
          { guard: { type: 'caso', params: { es: 'noEsta' } }, target: 'noEsta' },
          { target: 'cerrado', actions: 'anotarCaso' },
        ],
        onError: { target: 'fallido', actions: 'anotarResultado' },
      },
      after: { limiteCarga: { target: 'fallido', actions: 'anotarResultado' } },
    },
    fallido: {
      description: 'No se pudo leer el caso.',
      tags: 'error',
      on: { REINTENTAR: { target: 'cargando' }, EN_LINEA: { target: 'cargando' } },
    },
    noEsta: {
      description: 'Entre los casos del afiliado no hay ninguno con ese número.',
      tags: 'aviso',
      on: { REINTENTAR: { target: 'cargando' } },
    },
    cerrado: {
      description: 'El caso no está devuelto: no hay nada que completar.',
      tags: 'aviso',
      meta: { requisitos: ['REIMB-28'] },
      on: { REINTENTAR: { target: 'cargando' } },
    },
    anulado: {
      description:
        'El caso se anuló, quizá mientras se completaba. Lo añadido sigue en la página; ya no se puede enviar.',
      tags: 'aviso',
      entry: 'olvidarEnvio',
      on: { REINTENTAR: { target: 'cargando' } },
    },
    leyendoDocumentos: {
      description: 'Se leen los documentos que el caso ya tiene: sus nombres dicen qué se puede añadir o reemplazar.',
      tags: 'cargando',
      invoke: {
        id: 'consultarDocumentos',
        src: 'consultarDocumentos',
        input: ({ context }) => ({ numeroCaso: context.numeroCaso }),
        onDone: { target: 'editando', actions: ['anotarDocumentos', 'pedirDocumentos'] },
        onError: { target: 'editando.sinDocumentos', actions: ['anotarResultado', 'pedirDocumentos'] },
      },
      after: {
        limiteDocumentos: { target: 'editando.sinDocumentos', actions: ['anotarResultado', 'pedirDocumentos'] },
      },
    },
    editando: {
      description: 'Los datos se leen; los documentos se añaden o se reemplazan.',
      meta: { pantalla: 'Completar el reembolso', requisitos: ['REIMB-28'] },
      initial: 'eligiendo',
      on: {
        ENVIAR: [
          { guard: 'adjuntosOcupados', target: '.adjuntando', actions: 'quitarResultado' },
          { guard: 'sinArchivos', target: '.faltaArchivo', actions: 'quitarResultado' },
          { target: 'releyendo', actions: 'quitarResultado' },
        ],
      },
      states: {
        eligiendo: { description: 'Se eligen los archivos.' },
        sinDocumentos: {
          description: 'No se pudieron leer los documentos del caso: se piden de forma general.',
          tags: 'error',
          meta: { mensaje: 'Lo sentimos, hubo un error al cargar los documentos', requisitos: ['ATTACH-19'] },
        },
        faltaArchivo: {
          description: 'Se pulsó enviar y no se ha añadido ningún archivo.',
          tags: ['error', 'incompleto'],
          entry: 'senalarFaltas',
        },
        adjuntando: { description: 'Un archivo todavía se está preparando.', tags: 'aviso', entry: 'senalarFaltas' },
        sinEnviar: {
          description: 'No se pudo ver cómo está el caso, y esta vez no se envió nada.',
          tags: 'error',
          meta: {
            mensaje: 'Ha ocurrido un error durante la actualización, favor intente más tarde.',
            requisitos: ['REQ-23'],
          },
        },
        noEnviada: {
          description: 'El servicio no tomó los documentos. Siguen en la página.',
          tags: 'error',
          meta: {
            mensaje: 'Ha ocurrido un error en la carga de documentos realizada',
            requisitos: ['REIMB-27'],
          },
        },
      },
    },
    releyendo: {
      description: 'Justo antes de enviar se mira si el caso sigue devuelto.',
      tags: 'cargando',
      invoke: {
        id: 'releerCaso',
        src: 'consultarCaso',
        input: ({ context }) => ({ numeroCaso: context.numeroCaso }),
        onDone: [
          { guard: { type: 'caso', params: { es: 'devuelto' } }, target: 'enviando', actions: 'anotarCaso' },
          { guard: { type: 'caso', params: { es: 'anulado' } }, target: 'anulado', actions: 'anotarCaso' },
          { guard: { type: 'caso', params: { es: 'noEsta' } }, target: 'noEsta' },
          { target: 'cerrado', actions: 'anotarCaso' },
        ],
        onError: { target: 'editando.sinEnviar', actions: 'anotarResultado' },
      },
      on: { CANCELAR: { target: 'editando' } },
      after: { limiteCarga: { target: 'editando.sinEnviar', actions: 'anotarResultado' } },
    },
    enviando: {
      description:
        'Los documentos se envían al caso, una sola vez. Que se enviaron se anota en este navegador, hasta saber si llegaron.',
      tags: 'cargando',
      meta: { requisitos: ['REIMB-25'] },
      entry: 'conservarEnvio',
      invoke: {
        id: 'actualizarSolicitud',
        src: 'actualizarSolicitud',
        input: ({ context }) => ({ numeroCaso: context.numeroCaso }),
        onDone: { target: 'guardada' },
        onError: [
          {
            guard: 'rechazo',
            description: 'El servicio dijo que no: quizá el caso ya se anuló.',
            target: 'mirando',
            actions: 'anotarResultado',
          },
          {
            description: 'La respuesta se perdió: se mira cómo está el caso.',
            target: 'comprobando',
            actions: 'anotarResultado',
          },
        ],
      },
      on: {
        PROGRESO: { actions: 'anotarProgreso' },
        CANCELAR: { target: 'comprobando' },
      },
      after: { limiteEnvio: { target: 'comprobando', actions: 'anotarResultado' } },
    },
    mirando: {
      description: 'Se mira por qué no se tomaron.',
      tags: 'cargando',
      entry: 'olvidarEnvio',
      invoke: {
        id: 'mirarCaso',
        src: 'consultarCaso',
        input: ({ context }) => ({ numeroCaso: context.numeroCaso }),
        onDone: [
          { guard: { type: 'caso', params: { es: 'anulado' } }, target: 'anulado', actions: 'anotarCaso' },
          { target: 'editando.noEnviada' },
        ],
        onError: { target: 'editando.noEnviada' },
      },
      after: { limiteCarga: { target: 'editando.noEnviada' } },
    },
    comprobando: {
      description: 'Se mira el caso: si ya no está devuelto, los documentos llegaron y sigue su curso.',
      tags: 'cargando',
      invoke: {
        id: 'comprobarCaso',
        src: 'consultarCaso',
        input: ({ context }) => ({ numeroCaso: context.numeroCaso }),
        onDone: [
          { guard: { type: 'caso', params: { es: 'otro' } }, target: 'guardada', actions: 'anotarCaso' },
          { guard: { type: 'caso', params: { es: 'anulado' } }, target: 'anulado', actions: 'anotarCaso' },
          { guard: { type: 'caso', params: { es: 'noEsta' } }, target: 'sinConfirmar' },
          { target: 'buscandoDocumentos', actions: 'anotarCaso' },
        ],
        onError: { target: 'sinConfirmar' },
      },
      after: { limiteCarga: { target: 'sinConfirmar' } },
    },
    buscandoDocumentos: {
      description: 'El caso sigue devuelto: se leen sus documentos, y si están los enviados, llegaron.',
      tags: 'cargando',
      invoke: {
        id: 'buscarDocumentos',
        src: 'buscarDocumentos',
        input: ({ context }) => ({ numeroCaso: context.numeroCaso, documentos: context.documentos }),
        onDone: [{ guard: 'llegaron', target: 'guardada' }, { target: 'sinConfirmar' }],
        onError: { target: 'sinConfirmar' },
      },
      after: { limiteDocumentos: { target: 'sinConfirmar' } },
    },
    sinConfirmar: {
      description:
        'No se sabe si los documentos llegaron. Nada se envía solo; enviarlos otra vez es decisión del afiliado.',
      tags: 'aviso',
      on: {
        COMPROBAR: { target: 'comprobando' },
        EN_LINEA: { target: 'comprobando' },
        ENVIAR: [
          {
            guard: 'sinArchivos',
            description: 'Los archivos no se conservan de una visita a otra: se añaden otra vez.',
            target: 'cargando',
            actions: ['quitarResultado', 'olvidarEnvio'],
          },
          { target: 'reenviando', actions: 'quitarResultado' },
        ],
      },
    },
    reenviando: {
      description: 'Antes de enviarlos otra vez se mira el caso: si ya no está devuelto, los de antes llegaron.',
      tags: 'cargando',
      invoke: {
        id: 'volverAlCaso',
        src: 'consultarCaso',
        input: ({ context }) => ({ numeroCaso: context.numeroCaso }),
        onDone: [
          { guard: { type: 'caso', params: { es: 'otro' } }, target: 'guardada', actions: 'anotarCaso' },
          { guard: { type: 'caso', params: { es: 'anulado' } }, target: 'anulado', actions: 'anotarCaso' },
          { guard: { type: 'caso', params: { es: 'noEsta' } }, target: 'sinConfirmar' },
          { target: 'enviando', actions: 'anotarCaso' },
        ],
        onError: { target: 'sinConfirmar' },
      },
      on: { CANCELAR: { target: 'sinConfirmar' } },
      after: { limiteCarga: { target: 'sinConfirmar' } },
    },
    guardada: {
      description: 'Los documentos están en el caso, que sigue su curso.',
      tags: 'aviso',
      meta: { mensaje: 'Carga de documentos realizada', requisitos: ['REIMB-26'] },
      entry: ['soltarDocumentos', 'olvidarEnvio'],
      on: { CONTINUAR: { target: 'saliendo' } },
    },
    saliendo: {
      description: 'Se va al detalle del caso.',
      type: 'final',
      tags: 'terminal',
      entry: 'irAlCaso',
    },
  },
});
