import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { documentosRequeridos } from '../../domain/contract/utility';
import type { AttachmentSummary } from '../../domain/rules/attachments/attachment-summary';
import type { Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { PickedProvider } from '../../domain/rules/providers/picked-provider';
import type { Requester } from '../../domain/rules/requests/requester';
import type { StoredRequest } from '../../domain/rules/requests/stored-request';
import type { attachmentsMachine, Entrada as EntradaAdjuntos } from '../attachments/attachments.machine';
import type { caseSubmissionMachine, Salida } from '../caseSubmission/caseSubmission.machine';
import type { AuthorizationType } from './authorization-types';
import type { PreauthorizationDraft, PreauthorizationFault } from './preauthorization-form';

/** De dónde se elige, y quién solicita. */
export interface Listas {
  tipos: readonly AuthorizationType[];
  solicitante: Requester;
  /** Por código de afiliado; falta el de quien no se sabe. */
  nss: Readonly<Record<string, string>>;
}

export interface Envio {
  borrador: PreauthorizationDraft;
  listas: Listas | null;
}

interface Contexto extends CallResult {
  /** Lo que este navegador conservó sin enviar. */
  recuerdo: StoredRequest<PreauthorizationDraft> | null;
  /** Se viene de pulsar «Continuar»: el borrador se abre sin volver a preguntar. */
  continuar: boolean;
  /** Nulas: no se han cargado. */
  listas: Listas | null;
  borrador: PreauthorizationDraft;
  faltas: Faltas<keyof PreauthorizationDraft, PreauthorizationFault>;
  /** Lo que el servicio pide adjuntar para este tipo. Nulo: aún no se sabe. */
  requisitos: Reply<typeof documentosRequeridos> | null;
  adjuntos: AttachmentSummary;
  archivosDeAntes: EntradaAdjuntos;
  /** El que se creó. */
  caso: string;
}

export type Entrada = Pick<Contexto, 'recuerdo' | 'continuar' | 'borrador' | 'archivosDeAntes'>;

export type Evento =
  | Escribir<PreauthorizationDraft>
  | { type: 'EN_LINEA' }
  | { type: 'ADJUNTOS'; adjuntos: AttachmentSummary }
  | { type: 'REINTENTAR' }
  | { type: 'EMPEZAR' }
  | { type: 'SEGUIR' }
  | { type: 'DESCARTAR' }
  | { type: 'BUSCAR_PRESTADOR' }
  | { type: 'PRESTADOR'; prestador: PickedProvider | null }
  | { type: 'REVISAR' }
  | { type: 'xstate.done.actor.consultarListas'; output: Listas }
  | { type: 'xstate.done.actor.consultarRequisitos'; output: Reply<typeof documentosRequeridos> }
  | { type: 'xstate.done.actor.enviarCaso'; output: Salida };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const preauthorizationMachine = setup({
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
    consultarListas: fromPromise<Listas>(falta),
    consultarRequisitos: fromPromise<Reply<typeof documentosRequeridos>, Request<typeof documentosRequeridos>>(falta),
    enviarCaso: falta as unknown as typeof caseSubmissionMachine,
  },
  delays: { limiteCarga: falta },
  guards: {
    quedoEnviada: ({ context }) => context.recuerdo !== null && context.recuerdo.antes !== null,
    seContinua: ({ context }) => context.continuar && context.recuerdo !== null,
    hayRecuerdo: ({ context }) => context.recuerdo !== null,
    recuerdoConTipo: falta,
    porPedir: ({ context }) => context.borrador.tipo !== '' && context.requisitos === null,
    esTipo: ({ event }) => event.type === 'ESCRIBIR' && event.campo === 'tipo' && event.valor !== '',
    faltaAlgo: falta,
    sinRequisitos: ({ context }) => context.requisitos === null,
    adjuntosOcupados: ({ context }) => context.adjuntos.ocupado,
    creada: ({ event }) => event.type === 'xstate.done.actor.enviarCaso' && event.output.creada,
  },
  actions: {
    anotarAdjuntos: assign({
      adjuntos: ({ context, event }) => (event.type === 'ADJUNTOS' ? event.adjuntos : context.adjuntos),
    }),
    anotarListas: assign({
      listas: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarListas' ? event.output : context.listas,
    }),
    empezar: falta,
    retomar: falta,
    escribir: falta,
    anotarPrestador: falta,
    olvidarRequisitos: assign({ requisitos: null }),
    anotarRequisitos: assign({
      requisitos: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarRequisitos' ? event.output : context.requisitos,
    }),
    pedirDocumentos: falta,
    soltarDocumentos: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    anotarResultado: falta,
    anotarCaso: assign({
      caso: ({ context, event }) => (event.type === 'xstate.done.actor.enviarCaso' ? event.output.caso : context.caso),
    }),
    guardarBorrador: falta,
    olvidarBorrador: falta,
    olvidarRecuerdo: assign({ recuerdo: null, continuar: false }),
    recargar: falta,
  },
}).createMachine({
  id: 'preauthorization',
  description: 'La solicitud de pre-autorización de un servicio, con sus documentos.',
  context: ({ input }) => ({
    ...input,
    listas: null,
    faltas: {},
    requisitos: null,
    adjuntos: { faltan: [], cargados: 0, requeridos: 0, ocupado: false },
    caso: '',
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
  on: {
    ADJUNTOS: { actions: 'anotarAdjuntos' },
  },
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Se piden los tipos de pre-autorización y los datos de quien solicita.',
      tags: 'cargando',
      meta: { requisitos: ['PREAUTH-06', 'PREAUTH-07', 'REQ-33'] },
      invoke: {
        id: 'consultarListas',
        src: 'consultarListas',
        onDone: { target: 'cargado', actions: 'anotarListas' },
        onError: { target: 'fallido', actions: 'anotarResultado' },
      },
      after: { limiteCarga: { target: 'fallido', actions: 'anotarResultado' } },
    },
    fallido: {
      description: 'No se pudieron leer las listas. Lo que se hubiera escrito antes sigue en este navegador.',
      tags: 'error',
      on: { REINTENTAR: { target: 'cargando' }, EN_LINEA: { target: 'cargando' } },
    },
    cargado: {
      description: 'Se mira si quedó algo de otra visita.',
      always: [
        {
          guard: 'quedoEnviada',
          description: 'Se envió y no se supo si llegó: primero se busca su caso.',
          target: 'revisando',
          actions: ['empezar', 'retomar'],
        },
        {
          guard: 'seContinua',
          description: 'Ya se dijo que se sigue con el borrador.',
          target: 'retomando',
          actions: 'empezar',
        },
        { guard: 'hayRecuerdo', target: 'antes.conBorrador', actions: 'empezar' },
        { target: 'antes', actions: 'empezar' },
      ],
    },
    antes: {
      description: 'Lo que conviene tener a mano antes de empezar.',
      meta: { pantalla: 'Antes de empezar, tenga a mano…' },
      initial: 'nuevo',
      states: {
        nuevo: {
          description: 'Una solicitud nueva.',
          on: { EMPEZAR: { target: '#preauthorization.llenando' } },
        },
        conBorrador: {
          description: 'Lo que se escribió y no se envió se ofrece con su fecha a quien lo escribió.',
          tags: 'aviso',
          on: {
            SEGUIR: { target: '#preauthorization.retomando' },
            DESCARTAR: {
              target: 'nuevo',
              actions: ['olvidarBorrador', 'soltarDocumentos', 'olvidarRecuerdo'],
            },
          },
        },
      },
    },
    retomando: {
      description: 'El borrador vuelve al formulario.',
      always: [
        {
          guard: 'recuerdoConTipo',
          target: 'llenando.pidiendoRequisitos',
          actions: ['retomar', 'olvidarRecuerdo'],
        },
        { target: 'llenando', actions: ['retomar', 'olvidarRecuerdo'] },
      ],
    },
    llenando: {
      description: 'Se escribe y se adjunta. Lo que se puede conservar queda en este navegador hasta que se envía.',
      meta: { pantalla: 'Pre-autorización', requisitos: ['PREAUTH-02', 'PREAUTH-03'] },
      initial: 'escribiendo',
      on: {
        ESCRIBIR: [
          {
            guard: 'esTipo',
            target: '.pidiendoRequisitos',
            actions: ['escribir', 'olvidarRequisitos', 'guardarBorrador'],
          },
          { actions: ['escribir', 'guardarBorrador'] },
        ],
        BUSCAR_PRESTADOR: { target: 'buscandoPrestador' },
        REVISAR: [
          { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
          { guard: 'sinRequisitos', target: '.pidiendoRequisitos' },
          { guard: 'adjuntosOcupados', target: '.adjuntando' },
          { target: 'revisando' },
        ],
      },
      states: {
        escribiendo: { description: 'Listo para escribir.' },
        pidiendoRequisitos: {
          description: 'Se pregunta qué documentos pide el tipo elegido. Mientras tanto se puede seguir escribiendo.',
          meta: { requisitos: ['PREAUTH-09', 'ATTACH-20'] },
          invoke: {
            id: 'consultarRequisitos',
            src: 'consultarRequisitos',
            input: ({ context }) => ({
              body: { tipoSolicitud: '4', tipoAutorizacion: context.borrador.tipo },
            }),
            onDone: { target: 'escribiendo', actions: ['anotarRequisitos', 'pedirDocumentos'] },
            onError: { target: 'sinRequisitos', actions: 'anotarResultado' },
          },
          on: {
            REVISAR: { description: 'Se revisa en cuanto se sepa qué documentos hacen falta: el botón lo dice.' },
          },
          after: { limiteCarga: { target: 'sinRequisitos', actions: 'anotarResultado' } },
        },
        sinRequisitos: {
          description: 'No se pudo saber qué documentos hacen falta. Lo escrito sigue ahí.',
          tags: 'error',
          meta: { requisitos: ['ATTACH-19'] },
          on: { REINTENTAR: { target: 'pidiendoRequisitos' }, EN_LINEA: { target: 'pidiendoRequisitos' } },
        },
        faltanDatos: {
          description: 'Cada campo dice qué le falta, cada documento que falta está en el resumen, y el foco va allí.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['PREAUTH-03', 'PREAUTH-04', 'PREAUTH-05'] },
          entry: 'senalarFaltas',
          on: {
            REINTENTAR: {
              guard: 'porPedir',
              description: 'Tampoco se sabe qué documentos hacen falta: se pregunta otra vez.',
              target: 'pidiendoRequisitos',
            },
            EN_LINEA: { guard: 'porPedir', target: 'pidiendoRequisitos' },
          },
        },
        adjuntando: {
          description: 'Un archivo todavía se está preparando: se espera a que termine.',
          tags: 'aviso',
        },
      },
    },
    buscandoPrestador: {
      description: 'El listado de centros y consultorios, con la entrada a mano.',
      meta: { pantalla: 'Listado de centros', requisitos: ['PROV-15'] },
      on: {
        PRESTADOR: { target: 'volviendo', actions: ['anotarPrestador', 'guardarBorrador'] },
      },
    },
    volviendo: {
      description: 'De vuelta al formulario. Si aún no se sabe qué documentos pide el tipo, se pregunta otra vez.',
      always: [{ guard: 'porPedir', target: 'llenando.pidiendoRequisitos' }, { target: 'llenando' }],
    },
    revisando: {
      description: 'Todo lo que se enviará se lee y se envía, y si la respuesta se pierde se busca su caso.',
      meta: { requisitos: ['PREAUTH-01'] },
      invoke: {
        id: 'enviarCaso',
        src: 'enviarCaso',
        input: ({ context: { borrador, listas, recuerdo } }) => ({
          envio: { borrador, listas },
          telefonos: null,
          faltanDocumentos: false,
          antes: recuerdo?.antes ?? null,
        }),
        onDone: [
          { guard: 'creada', target: 'recargando', actions: 'anotarCaso' },
          { target: 'llenando', actions: ['olvidarRecuerdo', 'guardarBorrador'] },
        ],
      },
    },
    recargando: {
      description: 'La página se carga de nuevo, con el recibo.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['PREAUTH-23', 'REQ-25'] },
      entry: 'recargar',
    },
  },
});
