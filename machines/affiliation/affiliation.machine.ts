import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply } from '../../domain/contract/endpoint';
import type { documentosRequeridos } from '../../domain/contract/utility';
import type {
  AffiliationDraft,
  AffiliationFault,
  AffiliationKind,
} from '../../domain/rules/affiliation/affiliation-form';
import type { AffiliationRequester } from '../../domain/rules/affiliation/affiliation-requester';
import type { AttachmentSummary } from '../../domain/rules/attachments/attachment-summary';
import type { Dejar, Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { attachmentsMachine, Entrada as EntradaAdjuntos } from '../attachments/attachments.machine';
import type { caseSubmissionMachine, Salida } from '../caseSubmission/caseSubmission.machine';
import type { StoredAffiliation } from './stored-affiliation';

/** Qué documentos tiene el caso. */
export interface Hallados {
  /** Los que la solicitud pide y el caso no tiene. */
  faltan: readonly string[];
  /** No falta ninguno, y están todos los que se enviaron. */
  llegaron: boolean;
}

/** Lo que se envía, y con qué empezó lo que se conserva. */
export type Envio = Pick<Contexto, 'tipo' | 'borrador' | 'solicitante'>;

interface Contexto extends CallResult {
  /** A quién se afilia. */
  tipo: AffiliationKind;
  /** Lo que este navegador conservó sin terminar. */
  recuerdo: StoredAffiliation<AffiliationDraft> | null;
  /** Se viene de pulsar «Continuar»: el borrador se abre sin volver a preguntar. */
  continuar: boolean;
  /** Nulo: no se ha cargado. */
  solicitante: AffiliationRequester | null;
  /** Lo que el servicio pide adjuntar. Nulo: aún no se sabe. */
  requisitos: Reply<typeof documentosRequeridos> | null;
  borrador: AffiliationDraft;
  faltas: Faltas<keyof AffiliationDraft, AffiliationFault>;
  adjuntos: AttachmentSummary;
  archivosDeAntes: EntradaAdjuntos;
  /** Cuántos archivos se han añadido. */
  archivos: number;
  /** Vacío: no hay caso, o no se sabe. */
  caso: string;
  /** Los documentos que le faltan al caso, por lo que se leyó. */
  faltan: readonly string[];
  /** Los documentos están en el caso. */
  cargados: boolean;
  /** Cuánto de los documentos ha salido, en bytes. */
  progreso: { enviado: number; total: number };
}

export type Entrada = Pick<Contexto, 'tipo' | 'recuerdo' | 'continuar' | 'borrador' | 'archivosDeAntes'>;

export type Evento =
  | Escribir<AffiliationDraft>
  | Dejar<'cedula' | 'telefonoCelular' | 'telefonoResidencial'>
  | { type: 'EN_LINEA' }
  | { type: 'ADJUNTOS'; adjuntos: AttachmentSummary; archivos: number }
  | { type: 'PROGRESO'; enviado: number; total: number }
  | { type: 'REINTENTAR' }
  | { type: 'EMPEZAR' }
  | { type: 'SEGUIR' }
  | { type: 'DESCARTAR' }
  | { type: 'REVISAR' }
  | { type: 'ENVIAR' }
  | { type: 'CANCELAR' }
  | { type: 'COMPROBAR' }
  | { type: 'TERMINAR' }
  | { type: 'CONTINUAR' }
  | { type: 'xstate.done.actor.consultarSolicitante'; output: AffiliationRequester }
  | { type: 'xstate.done.actor.consultarRequisitos'; output: Reply<typeof documentosRequeridos> }
  | { type: 'xstate.done.actor.enviarCaso'; output: Salida }
  | { type: 'xstate.error.actor.cargarDocumentos'; error: unknown }
  | { type: 'xstate.done.actor.buscarDocumentos'; output: Hallados };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const affiliationMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    children: { enviarCaso: 'enviarCaso'; adjuntos: 'llevarAdjuntos' };
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    vigilar: fromCallback(falta),
    llevarAdjuntos: falta as unknown as typeof attachmentsMachine,
    consultarSolicitante: fromPromise<AffiliationRequester>(falta),
    consultarRequisitos: fromPromise<Reply<typeof documentosRequeridos>, Pick<Contexto, 'tipo'>>(falta),
    enviarCaso: falta as unknown as typeof caseSubmissionMachine,
    cargarDocumentos: fromPromise<void, { caso: string }>(falta),
    buscarDocumentos: fromPromise<Hallados, Pick<Contexto, 'caso' | 'requisitos'>>(falta),
  },
  delays: {
    limiteCarga: falta,
    limiteEnvio: falta,
    limiteDocumentos: falta,
    pausaRecarga: falta,
  },
  guards: {
    sinRequisitos: ({ context }) => context.requisitos === null,
    sinSolicitante: ({ context }) => context.solicitante === null,
    quedoCaso: ({ context }) => context.recuerdo !== null && context.recuerdo.caso !== null,
    quedoEnviada: ({ context }) => context.recuerdo !== null && context.recuerdo.antes !== null,
    seContinua: ({ context }) => context.continuar && context.recuerdo !== null,
    hayRecuerdo: ({ context }) => context.recuerdo !== null,
    faltaAlgo: falta,
    faltaDocumento: ({ context }) => context.archivos === 0 || context.adjuntos.faltan.length > 0,
    adjuntosOcupados: ({ context }) => context.adjuntos.ocupado,
    rechazo: falta,
    creada: ({ event }) => event.type === 'xstate.done.actor.enviarCaso' && event.output.creada,
    creadaConArchivos: ({ context, event }) =>
      event.type === 'xstate.done.actor.enviarCaso' && event.output.creada && context.archivos > 0,
    encontrada: ({ event }) => event.type === 'xstate.done.actor.enviarCaso' && event.output.encontrado,
    llegaron: ({ event }) => event.type === 'xstate.done.actor.buscarDocumentos' && event.output.llegaron,
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
    anotarSolicitante: assign({
      solicitante: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarSolicitante' ? event.output : context.solicitante,
    }),
    anotarRequisitos: assign({
      requisitos: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarRequisitos' ? event.output : context.requisitos,
    }),
    empezar: falta,
    retomar: falta,
    escribir: falta,
    pedirDocumentos: falta,
    soltarDocumentos: falta,
    anotarFalta: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    anotarResultado: falta,
    quitarResultado: assign({ respuesta: null, problema: null }),
    anotarEnvio: falta,
    empezarCarga: assign({ progreso: { enviado: 0, total: 0 } }),
    anotarCarga: assign({ cargados: true }),
    anotarFaltan: assign({
      faltan: ({ context, event }) =>
        event.type === 'xstate.done.actor.buscarDocumentos' ? event.output.faltan : context.faltan,
    }),
    olvidarCarga: falta,
    guardarBorrador: falta,
    olvidarBorrador: falta,
    olvidarRecuerdo: assign({ recuerdo: null, continuar: false }),
    guardarRecibo: falta,
    recargar: falta,
  },
}).createMachine({
  id: 'affiliation',
  description: 'La solicitud de afiliación de un titular, o la de un dependiente suyo.',
  context: ({ input }) => ({
    ...input,
    solicitante: null,
    requisitos: null,
    faltas: {},
    adjuntos: { faltan: [], cargados: 0, requeridos: 0, ocupado: false },
    archivos: 0,
    caso: '',
    faltan: [],
    cargados: false,
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
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Se piden a la vez los datos de quien solicita y los documentos que hacen falta.',
      tags: 'cargando',
      meta: { requisitos: ['AFTIT-04', 'AFDEP-03', 'ATTACH-20'] },
      invoke: [
        {
          id: 'consultarSolicitante',
          src: 'consultarSolicitante',
          onDone: [
            { guard: 'sinRequisitos', actions: 'anotarSolicitante' },
            { target: 'cargado', actions: 'anotarSolicitante' },
          ],
          onError: { target: 'fallido', actions: 'anotarResultado' },
        },
        {
          id: 'consultarRequisitos',
          src: 'consultarRequisitos',
          input: ({ context: { tipo } }) => ({ tipo }),
          onDone: [
            { guard: 'sinSolicitante', actions: 'anotarRequisitos' },
            { target: 'cargado', actions: 'anotarRequisitos' },
          ],
          onError: { target: 'fallido.sinRequisitos', actions: 'anotarResultado' },
        },
      ],
      after: { limiteCarga: { target: 'fallido', actions: 'anotarResultado' } },
    },
    fallido: {
      description: 'No se pudo leer lo que hace falta. Lo que se hubiera escrito antes sigue en este navegador.',
      tags: 'error',
      initial: 'sinDatos',
      on: { REINTENTAR: { target: 'cargando' }, EN_LINEA: { target: 'cargando' } },
      states: {
        sinDatos: { description: 'No se pudieron leer los datos de quien solicita, o no a tiempo.' },
        sinRequisitos: {
          description: 'No se pudo saber qué documentos hacen falta.',
          meta: { requisitos: ['ATTACH-19'] },
        },
      },
    },
    cargado: {
      description: 'Se mira si quedó algo de otra visita.',
      always: [
        {
          guard: 'quedoCaso',
          description: 'El caso se creó y no se supo si tiene sus documentos: primero se miran.',
          target: 'comprobandoDocumentos',
          actions: ['empezar', 'retomar', 'pedirDocumentos'],
        },
        {
          guard: 'quedoEnviada',
          description: 'Se envió y no se supo si llegó: primero se busca su caso.',
          target: 'revisando',
          actions: ['empezar', 'retomar', 'pedirDocumentos'],
        },
        {
          guard: 'seContinua',
          description: 'Ya se dijo que se sigue con el borrador.',
          target: 'llenando',
          actions: ['empezar', 'retomar', 'pedirDocumentos', 'olvidarRecuerdo'],
        },
        { guard: 'hayRecuerdo', target: 'antes.conBorrador', actions: ['empezar', 'pedirDocumentos'] },
        { target: 'antes', actions: ['empezar', 'pedirDocumentos'] },
      ],
    },
    antes: {
      description: 'Lo que conviene tener a mano antes de empezar.',
      meta: { pantalla: 'Antes de empezar, tenga a mano…' },
      initial: 'nuevo',
      states: {
        nuevo: {
          description: 'Una solicitud nueva.',
          on: { EMPEZAR: { target: '#affiliation.llenando' } },
        },
        conBorrador: {
          description: 'Lo que se escribió y no se envió se ofrece con su fecha a quien lo escribió.',
          tags: 'aviso',
          on: {
            SEGUIR: { target: '#affiliation.llenando', actions: ['retomar', 'olvidarRecuerdo'] },
            DESCARTAR: {
              target: 'nuevo',
              actions: ['olvidarBorrador', 'soltarDocumentos', 'olvidarRecuerdo'],
            },
          },
        },
      },
    },
    llenando: {
      description: 'Se escribe y se adjunta. Lo que se puede conservar queda en este navegador hasta que se envía.',
      meta: { pantalla: 'Afiliación de titular o de dependiente', requisitos: ['AFTIT-03', 'AFTIT-05', 'AFDEP-04'] },
      initial: 'escribiendo',
      on: {
        ESCRIBIR: { actions: ['escribir', 'guardarBorrador'] },
        DEJAR: { description: 'Si hay algo escrito y no vale, su campo lo dice ya.', actions: 'anotarFalta' },
        REVISAR: [
          { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
          { guard: 'adjuntosOcupados', target: '.adjuntando' },
          { target: 'revisando' },
        ],
      },
      states: {
        escribiendo: { description: 'Listo para escribir.' },
        faltanDatos: {
          description: 'Cada campo dice qué le falta, cada documento que falta está en el resumen, y el foco va allí.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['AFTIT-02', 'AFTIT-04', 'AFTIT-05', 'AFDEP-02', 'AFDEP-03', 'AFDEP-04'] },
          entry: 'senalarFaltas',
        },
        adjuntando: {
          description: 'Un archivo todavía se está preparando: se espera a que termine.',
          tags: 'aviso',
        },
      },
    },
    revisando: {
      description:
        'Todo lo que se enviará se lee y se envía sin sus documentos, y si la respuesta se pierde se busca su caso.',
      meta: { requisitos: ['AFTIT-01', 'AFDEP-01', 'AFTIT-08'] },
      invoke: {
        id: 'enviarCaso',
        src: 'enviarCaso',
        input: ({ context: { tipo, borrador, solicitante, recuerdo } }) => ({
          envio: { tipo, borrador, solicitante },
          telefonos: solicitante && { guardados: solicitante, escritos: borrador },
          faltanDocumentos: true,
          antes: recuerdo?.antes ?? null,
        }),
        onDone: [
          {
            guard: 'creadaConArchivos',
            description: 'Sus documentos no se han enviado nunca, y siguen aquí.',
            target: 'subiendo',
            actions: ['anotarEnvio', 'guardarBorrador'],
          },
          {
            guard: 'encontrada',
            description: 'Es de otra visita: quizá ya los tiene.',
            target: 'comprobandoDocumentos',
            actions: ['anotarEnvio', 'guardarBorrador'],
          },
          { guard: 'creada', description: 'Nada se pidió adjuntar.', target: 'creada', actions: 'anotarEnvio' },
          { target: 'llenando', actions: ['anotarEnvio', 'olvidarRecuerdo', 'guardarBorrador'] },
        ],
      },
    },
    subiendo: {
      description: 'El caso existe. Sus documentos se envían a él, una sola vez.',
      tags: 'cargando',
      meta: {
        mensaje: 'Se ha creado el caso {number}',
        requisitos: ['AFTIT-06', 'AFTIT-07', 'AFTIT-08', 'AFDEP-05', 'AFDEP-06'],
      },
      entry: 'empezarCarga',
      invoke: {
        id: 'cargarDocumentos',
        src: 'cargarDocumentos',
        input: ({ context }) => ({ caso: context.caso }),
        onDone: { target: 'creada', actions: 'anotarCarga' },
        onError: [
          {
            guard: 'rechazo',
            description: 'El servicio no tomó los documentos. El caso existe sin ellos.',
            target: 'sinDocumentos.noCargados',
            actions: ['anotarResultado', 'olvidarCarga'],
          },
          {
            description: 'La respuesta se perdió: se mira qué documentos tiene el caso. Nada se envía otra vez.',
            target: 'comprobandoDocumentos',
            actions: 'anotarResultado',
          },
        ],
      },
      on: {
        PROGRESO: { actions: 'anotarProgreso' },
        CANCELAR: { target: 'comprobandoDocumentos' },
      },
      after: { limiteEnvio: { target: 'comprobandoDocumentos' } },
    },
    comprobandoDocumentos: {
      description: 'Se leen los documentos del caso: si no falta ninguno y están los enviados, llegaron.',
      tags: 'cargando',
      invoke: {
        id: 'buscarDocumentos',
        src: 'buscarDocumentos',
        input: ({ context: { caso, requisitos } }) => ({ caso, requisitos }),
        onDone: [
          { guard: 'llegaron', target: 'creada', actions: 'anotarCarga' },
          { target: 'sinDocumentos', actions: ['anotarFaltan', 'pedirDocumentos'] },
        ],
        onError: { target: 'sinDocumentos.sinConfirmar' },
      },
      after: { limiteDocumentos: { target: 'sinDocumentos.sinConfirmar' } },
    },
    sinDocumentos: {
      description:
        'El caso existe, y le faltan documentos. Se le envían aquí, o se deja como está; queda en este navegador un día.',
      tags: 'aviso',
      meta: { pantalla: 'A su caso le faltan documentos', requisitos: ['AFTIT-07', 'AFDEP-06'] },
      initial: 'incompleto',
      on: {
        ENVIAR: [
          { guard: 'adjuntosOcupados', target: '.adjuntando' },
          { guard: 'faltaDocumento', target: '.faltanArchivos' },
          {
            description: 'Enviarlos otra vez es decisión del afiliado.',
            target: 'subiendo',
            actions: ['quitarResultado', 'olvidarCarga'],
          },
        ],
        COMPROBAR: { target: 'comprobandoDocumentos' },
        TERMINAR: {
          description: 'El caso se deja sin ellos. Su número queda como recibo.',
          target: 'recargando',
          actions: ['guardarRecibo', 'olvidarBorrador', 'soltarDocumentos'],
        },
      },
      states: {
        incompleto: { description: 'Se leyeron los documentos del caso, y no están todos.' },
        sinConfirmar: {
          description: 'No se pudieron leer los documentos del caso: no se sabe si llegaron.',
          on: { EN_LINEA: { target: '#affiliation.comprobandoDocumentos' } },
        },
        noCargados: {
          description: 'El servicio no tomó los documentos. Siguen en la página.',
          tags: 'error',
          meta: { mensaje: 'Ha ocurrido un error en la carga de archivos', requisitos: ['ATTACH-18', 'ATTACH-19'] },
        },
        faltanArchivos: {
          description: 'Se pulsó enviar y falta añadir algún documento.',
          tags: ['error', 'incompleto'],
          entry: 'senalarFaltas',
        },
        adjuntando: { description: 'Un archivo todavía se está preparando.', entry: 'senalarFaltas' },
      },
    },
    creada: {
      description: 'El caso existe. Su número queda como recibo, y la página se recarga en un momento.',
      tags: 'aviso',
      meta: {
        mensaje: 'Se ha creado el caso {number}',
        requisitos: ['AFTIT-06', 'AFTIT-07', 'AFDEP-05', 'AFDEP-06', 'REQ-24', 'REQ-25', 'ATTACH-17'],
      },
      entry: ['guardarRecibo', 'olvidarBorrador', 'soltarDocumentos'],
      on: { CONTINUAR: { target: 'recargando' } },
      after: { pausaRecarga: { target: 'recargando' } },
    },
    recargando: {
      description: 'La página se carga de nuevo, con el recibo.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['AFTIT-07', 'AFDEP-06', 'REQ-25'] },
      entry: 'recargar',
    },
  },
});
