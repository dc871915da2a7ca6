import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { bancos, documentoTipoReembolso, terminosReembolso, tipoReembolso } from '../../domain/contract/utility';
import type { AttachmentNews } from '../../domain/rules/attachments/attachment-news';
import type { Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { PickedProvider } from '../../domain/rules/providers/picked-provider';
import type { Requester } from '../../domain/rules/requests/requester';
import type { StoredRequest } from '../../domain/rules/requests/stored-request';
import type { attachmentsMachine, Entrada as EntradaAdjuntos } from '../attachments/attachments.machine';
import type { caseSubmissionMachine, Resultado, Salida } from '../caseSubmission/caseSubmission.machine';
import type { Fetching } from '../fetching/fetching.machine';
import type { ReimbursementDraft, ReimbursementFault } from './reimbursement-form';

/** De dónde se elige, y quién solicita. */
export interface Listas {
  tipos: Reply<typeof tipoReembolso>;
  bancos: Reply<typeof bancos>;
  solicitante: Requester;
}

export interface Envio {
  borrador: ReimbursementDraft;
  listas: Listas | null;
  /** De los términos que se leyeron; vacía: no se leyeron. */
  versionTerminos: string;
}

interface Contexto extends CallResult {
  /** El día en Santo Domingo. */
  hoy: string;
  /** Lo que este navegador conservó sin enviar. */
  recuerdo: StoredRequest<ReimbursementDraft> | null;
  /** Nulas: no se han cargado. */
  listas: Listas | null;
  borrador: ReimbursementDraft;
  faltas: Faltas<keyof ReimbursementDraft, ReimbursementFault>;
  /** Cada pulsación incompleta lleva el foco otra vez al resumen. */
  pulsaciones: number;
  /** Lo que el servicio pide adjuntar para este tipo. Nulo: aún no se sabe. */
  requisitos: Reply<typeof documentoTipoReembolso> | null;
  adjuntos: AttachmentNews;
  /** Los que se aceptan. Nulos: no se ha pedido leerlos. */
  terminos: Reply<typeof terminosReembolso> | null;
  archivosDeAntes: EntradaAdjuntos;
  /** El que se creó. */
  caso: string;
}

export type Entrada = Pick<Contexto, 'hoy' | 'recuerdo' | 'borrador' | 'archivosDeAntes'>;

export type Evento =
  | Escribir<ReimbursementDraft>
  | { type: 'DIA'; hoy: string }
  | { type: 'EN_LINEA' }
  | { type: 'ADJUNTOS'; adjuntos: AttachmentNews }
  | { type: 'REINTENTAR' }
  | { type: 'EMPEZAR' }
  | { type: 'SEGUIR' }
  | { type: 'DESCARTAR' }
  | { type: 'BUSCAR_PRESTADOR' }
  | { type: 'PRESTADOR'; prestador: PickedProvider | null }
  | { type: 'LEER_TERMINOS' }
  | { type: 'CERRAR' }
  | { type: 'REVISAR' }
  | { type: 'CORREGIR' }
  | { type: 'ENVIAR' }
  | { type: 'xstate.done.actor.consultarListas'; output: Listas }
  | { type: 'xstate.done.actor.consultarRequisitos'; output: Reply<typeof documentoTipoReembolso> }
  | { type: 'xstate.done.actor.consultarTerminos'; output: Reply<typeof terminosReembolso> }
  | { type: 'xstate.done.actor.enviarCaso'; output: Salida };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const reimbursementMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    children: { enviarCaso: 'enviarCaso'; adjuntos: 'llevarAdjuntos'; consultarTerminos: 'consultarTerminos' };
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    vigilar: fromCallback(falta),
    llevarAdjuntos: falta as unknown as typeof attachmentsMachine,
    consultarListas: fromPromise<Listas>(falta),
    consultarRequisitos: fromPromise<Reply<typeof documentoTipoReembolso>, Request<typeof documentoTipoReembolso>>(
      falta,
    ),
    consultarTerminos: falta as unknown as Fetching<Reply<typeof terminosReembolso>>,
    enviarCaso: falta as unknown as typeof caseSubmissionMachine,
  },
  delays: { limiteCarga: falta },
  guards: {
    quedoEnviada: ({ context }) => context.recuerdo !== null && context.recuerdo.antes !== null,
    hayRecuerdo: ({ context }) => context.recuerdo !== null,
    recuerdoConTipo: falta,
    porPedir: ({ context }) => context.borrador.tipo !== '' && context.requisitos === null,
    esTipo: ({ event }) => event.type === 'ESCRIBIR' && event.campo === 'tipo' && event.valor !== '',
    faltaAlgo: falta,
    terminosLeidos: ({ context }) => context.terminos !== null,
    sinRequisitos: ({ context }) => context.requisitos === null,
    adjuntosOcupados: ({ context }) => context.adjuntos.ocupado,
    resultado: ({ event }, params: { es: Resultado }) =>
      event.type === 'xstate.done.actor.enviarCaso' && event.output.resultado === params.es,
  },
  actions: {
    anotarDia: falta,
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
    anotarTerminos: assign({
      terminos: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarTerminos' ? event.output : context.terminos,
    }),
    pedirDocumentos: falta,
    soltarDocumentos: falta,
    anotarFaltas: falta,
    anotarResultado: falta,
    anotarEnvio: falta,
    guardarBorrador: falta,
    olvidarBorrador: falta,
    olvidarRecuerdo: assign({ recuerdo: null }),
    recargar: falta,
  },
}).createMachine({
  id: 'reimbursement',
  description: 'La solicitud de reembolso de un gasto, con sus documentos.',
  context: ({ input }) => ({
    ...input,
    listas: null,
    faltas: {},
    pulsaciones: 0,
    requisitos: null,
    terminos: null,
    adjuntos: { faltan: [], cargados: 0, requeridos: 0, ocupado: false },
    caso: '',
    respuesta: null,
    problema: null,
  }),
  invoke: [
    {
      id: 'vigilar',
      src: 'vigilar',
      onError: { description: 'Sin avisos de la red, del día: lo demás sigue.' },
    },
    { id: 'adjuntos', src: 'llevarAdjuntos', input: ({ context }) => context.archivosDeAntes },
  ],
  on: {
    DIA: { actions: 'anotarDia' },
    ADJUNTOS: { actions: 'anotarAdjuntos' },
  },
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Se piden los tipos de reembolso, los bancos y los datos de quien solicita.',
      tags: 'cargando',
      meta: { requisitos: ['REIMB-03', 'REIMB-22', 'REIMB-30'] },
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
          target: 'enviando',
          actions: ['empezar', 'retomar'],
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
          on: { EMPEZAR: { target: '#reimbursement.llenando' } },
        },
        conBorrador: {
          description: 'Lo que se escribió y no se envió se ofrece con su fecha a quien lo escribió.',
          tags: 'aviso',
          on: {
            SEGUIR: [
              {
                guard: 'recuerdoConTipo',
                target: '#reimbursement.llenando.pidiendoRequisitos',
                actions: ['retomar', 'olvidarRecuerdo'],
              },
              { target: '#reimbursement.llenando', actions: ['retomar', 'olvidarRecuerdo'] },
            ],
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
      meta: {
        pantalla: 'Reembolso',
        requisitos: ['REIMB-02', 'REIMB-14', 'REIMB-17', 'REIMB-19', 'REIMB-29'],
      },
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
        LEER_TERMINOS: [{ guard: 'terminosLeidos', target: 'leyendoTerminos' }, { target: 'pidiendoTerminos' }],
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
          meta: { requisitos: ['REIMB-04', 'ATTACH-20'] },
          invoke: {
            id: 'consultarRequisitos',
            src: 'consultarRequisitos',
            input: ({ context }) => ({ query: { tipoReembolso: context.borrador.tipo } }),
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
          meta: {
            requisitos: [
              'REIMB-05',
              'REIMB-06',
              'REIMB-07',
              'REIMB-08',
              'REIMB-09',
              'REIMB-10',
              'REIMB-11',
              'REIMB-13',
            ],
          },
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
      description: 'El listado de centros y médicos, con la entrada a mano.',
      meta: { pantalla: 'Listado de centros', requisitos: ['PROV-15'] },
      on: {
        PRESTADOR: { target: 'volviendo', actions: ['anotarPrestador', 'guardarBorrador'] },
      },
    },
    pidiendoTerminos: {
      description: 'Se pide el texto de los términos. El formulario espera debajo.',
      meta: { pantalla: 'Términos y condiciones' },
      invoke: {
        id: 'consultarTerminos',
        src: 'consultarTerminos',
        onDone: { target: 'leyendoTerminos', actions: 'anotarTerminos' },
      },
      on: { CERRAR: { target: 'volviendo' } },
    },
    leyendoTerminos: {
      description: 'El texto de los términos, entero. Su versión queda con el caso.',
      meta: { pantalla: 'Términos y condiciones' },
      on: { CERRAR: { target: 'volviendo' } },
    },
    volviendo: {
      description: 'De vuelta al formulario. Si aún no se sabe qué documentos pide el tipo, se pregunta otra vez.',
      always: [{ guard: 'porPedir', target: 'llenando.pidiendoRequisitos' }, { target: 'llenando' }],
    },
    revisando: {
      description: 'Todo lo que se enviará, para leerlo antes.',
      meta: { pantalla: 'Revise su solicitud' },
      initial: 'leyendo',
      on: {
        CORREGIR: { target: 'llenando', actions: 'guardarBorrador' },
        ENVIAR: { target: 'enviando' },
      },
      states: {
        leyendo: { description: 'Lista para enviarse.' },
        sinEnviar: {
          description: 'No se pudo ver qué casos hay, y por eso esta vez no se envió nada.',
          tags: 'error',
        },
        noCreada: {
          description: 'El servicio no creó el caso. Todo lo escrito y los documentos siguen ahí.',
          tags: 'error',
          meta: {
            mensaje: 'Ha ocurrido un error al moment de procesar el formulario',
            requisitos: ['REIMB-23'],
          },
        },
      },
    },
    enviando: {
      description: 'La solicitud se envía, y si su respuesta se pierde se busca su caso.',
      meta: { requisitos: ['REIMB-01'] },
      invoke: {
        id: 'enviarCaso',
        src: 'enviarCaso',
        input: ({ context: { borrador, listas, terminos, recuerdo } }) => ({
          envio: { borrador, listas, versionTerminos: terminos?.version ?? '' },
          telefonos: listas && { guardados: listas.solicitante, escritos: borrador },
          faltanDocumentos: false,
          antes: recuerdo?.antes ?? null,
        }),
        onDone: [
          { guard: { type: 'resultado', params: { es: 'creada' } }, target: 'recargando', actions: 'anotarEnvio' },
          { guard: { type: 'resultado', params: { es: 'cancelada' } }, target: 'revisando', actions: 'anotarEnvio' },
          {
            guard: { type: 'resultado', params: { es: 'corregida' } },
            target: 'llenando',
            actions: ['anotarEnvio', 'olvidarRecuerdo', 'guardarBorrador'],
          },
          {
            guard: { type: 'resultado', params: { es: 'noCreada' } },
            target: 'revisando.noCreada',
            actions: 'anotarEnvio',
          },
          { target: 'revisando.sinEnviar', actions: 'anotarEnvio' },
        ],
      },
    },
    recargando: {
      description: 'La página se carga de nuevo, con el recibo.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['REIMB-24', 'REQ-25'] },
      entry: 'recargar',
    },
  },
});
