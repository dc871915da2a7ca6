import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../src/contract/call-result';
import type { Reply, Request } from '../../src/contract/endpoint';
import type { documentosRequeridos } from '../../src/contract/utility';
import type { AttachmentNews } from '../../src/rules/attachments/attachment-news';
import type { Escribir, Faltas } from '../../src/rules/form/form-events';
import type { AuthorizationType } from '../../src/rules/preauthorization/authorization-types';
import type { PreauthorizationDraft } from '../../src/rules/preauthorization/preauthorization-draft';
import type { PreauthorizationFault } from '../../src/rules/preauthorization/preauthorization-faults';
import type { PickedProvider } from '../../src/rules/providers/picked-provider';
import type { Applying } from '../../src/rules/requests/applying';
import type { KeptRequest } from '../../src/rules/requests/kept-request';

/** De dónde se elige, y quién solicita. */
export interface Listas {
  tipos: readonly AuthorizationType[];
  solicitante: Applying;
  /** Por código de afiliado; falta el de quien no se sabe. */
  nss: Readonly<Record<string, string>>;
}

export interface Envio {
  borrador: PreauthorizationDraft;
  listas: Listas | null;
}

interface Contexto extends CallResult {
  codigoAfiliado: string;
  /** Lo que este navegador conservó sin enviar. */
  recuerdo: KeptRequest<PreauthorizationDraft> | null;
  /** Nulas: no se han cargado. */
  listas: Listas | null;
  borrador: PreauthorizationDraft;
  faltas: Faltas<keyof PreauthorizationDraft, PreauthorizationFault>;
  /** Cada pulsación incompleta lleva el foco otra vez al resumen. */
  pulsaciones: number;
  /** Lo que el servicio pide adjuntar para este tipo. Nulo: aún no se sabe. */
  requisitos: Reply<typeof documentosRequeridos> | null;
  adjuntos: AttachmentNews;
  /** Los números de caso que había antes de enviar. Nulo: no se ha enviado. */
  antes: readonly string[] | null;
  /** De los que aparecieron después, los que podrían ser este. */
  nuevos: readonly string[];
  /** Cuánto de la solicitud ha salido, en bytes. */
  progreso: { enviado: number; total: number };
  /** El envío se cortó aquí, a pedido. */
  cancelada: boolean;
  caso: string;
}

export type Entrada = Pick<Contexto, 'codigoAfiliado' | 'recuerdo'>;

export type Evento =
  | Escribir<PreauthorizationDraft>
  | { type: 'EN_LINEA' }
  | { type: 'ADJUNTOS'; adjuntos: AttachmentNews }
  | { type: 'PROGRESO'; enviado: number; total: number }
  | { type: 'REINTENTAR' }
  | { type: 'EMPEZAR' }
  | { type: 'SEGUIR' }
  | { type: 'DESCARTAR' }
  | { type: 'BUSCAR_PRESTADOR' }
  | { type: 'PRESTADOR'; prestador: PickedProvider | null }
  | { type: 'REVISAR' }
  | { type: 'CORREGIR' }
  | { type: 'ENVIAR' }
  | { type: 'CANCELAR' }
  | { type: 'COMPROBAR' }
  | { type: 'CONTINUAR' }
  | { type: 'xstate.done.actor.consultarListas'; output: Listas }
  | { type: 'xstate.done.actor.consultarRequisitos'; output: Reply<typeof documentosRequeridos> }
  | { type: 'xstate.done.actor.anotarCasos'; output: readonly string[] }
  | { type: 'xstate.done.actor.buscarCaso'; output: readonly string[] }
  | { type: 'xstate.done.actor.crearSolicitud'; output: string }
  | { type: 'xstate.error.actor.crearSolicitud'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};

export const preauthorizationMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    vigilar: fromCallback(falta),
    consultarListas: fromPromise<Listas>(falta),
    consultarRequisitos: fromPromise<Reply<typeof documentosRequeridos>, Request<typeof documentosRequeridos>>(falta),
    consultarCasos: fromPromise<readonly string[]>(falta),
    crearSolicitud: fromPromise<string, Envio>(falta),
  },
  delays: { limiteCarga: falta, limiteCasos: falta, limiteEnvio: falta, pausaRecarga: falta },
  guards: {
    quedoEnviada: ({ context }) => context.recuerdo !== null && context.recuerdo.antes !== null,
    hayRecuerdo: ({ context }) => context.recuerdo !== null,
    recuerdoConTipo: falta,
    porPedir: ({ context }) => context.borrador.tipo !== '' && context.requisitos === null,
    esTipo: ({ event }) => event.type === 'ESCRIBIR' && event.campo === 'tipo' && event.valor !== '',
    faltaAlgo: falta,
    sinRequisitos: ({ context }) => context.requisitos === null,
    adjuntosOcupados: ({ context }) => context.adjuntos.ocupado,
    rechazo: falta,
    unoNuevo: falta,
  },
  actions: {
    anotarAdjuntos: assign({
      adjuntos: ({ context, event }) => (event.type === 'ADJUNTOS' ? event.adjuntos : context.adjuntos),
    }),
    anotarProgreso: assign({
      progreso: ({ context, event }) =>
        event.type === 'PROGRESO' ? { enviado: event.enviado, total: event.total } : context.progreso,
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
    anotarResultado: falta,
    quitarResultado: assign({ respuesta: null, problema: null, cancelada: false }),
    anotarAntes: assign({
      antes: ({ context, event }) => (event.type === 'xstate.done.actor.anotarCasos' ? event.output : context.antes),
      progreso: { enviado: 0, total: 0 },
    }),
    olvidarAntes: assign({ antes: null, nuevos: [] }),
    anotarCancelada: assign({ cancelada: true }),
    anotarCaso: assign({
      caso: ({ context, event }) => (event.type === 'xstate.done.actor.crearSolicitud' ? event.output : context.caso),
    }),
    anotarNuevos: falta,
    anotarEncontrado: falta,
    olvidarEnvio: falta,
    guardarBorrador: falta,
    olvidarBorrador: falta,
    olvidarRecuerdo: assign({ recuerdo: null }),
    guardarRecibo: falta,
    recargar: falta,
  },
}).createMachine({
  id: 'preauthorization',
  description: 'La solicitud de pre-autorización de un servicio, con sus documentos.',
  context: ({ input }) => ({
    ...input,
    listas: null,
    borrador: {
      tipo: '',
      afiliado: '',
      nss: '',
      centroMedico: '',
      descripcion: '',
      correo: '',
    },
    faltas: {},
    pulsaciones: 0,
    requisitos: null,
    adjuntos: { faltan: [], cargados: 0, requeridos: 0, ocupado: false },
    antes: null,
    nuevos: [],
    progreso: { enviado: 0, total: 0 },
    cancelada: false,
    caso: '',
    respuesta: null,
    problema: null,
  }),
  invoke: {
    id: 'vigilar',
    src: 'vigilar',
    onError: { description: 'Sin avisos de la red ni de los documentos: lo demás sigue.' },
  },
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
          target: 'comprobando',
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
          on: { EMPEZAR: { target: '#preauthorization.llenando' } },
        },
        conBorrador: {
          description: 'Lo que se escribió y no se envió se ofrece con su fecha a quien lo escribió.',
          tags: 'aviso',
          on: {
            SEGUIR: [
              {
                guard: 'recuerdoConTipo',
                target: '#preauthorization.llenando.pidiendoRequisitos',
                actions: ['retomar', 'olvidarRecuerdo'],
              },
              { target: '#preauthorization.llenando', actions: ['retomar', 'olvidarRecuerdo'] },
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
      description: 'Todo lo que se enviará, para leerlo antes.',
      meta: { pantalla: 'Revise su solicitud' },
      initial: 'leyendo',
      on: {
        CORREGIR: { target: 'llenando', actions: ['olvidarAntes', 'guardarBorrador'] },
        ENVIAR: { target: 'anotandoCasos', actions: 'quitarResultado' },
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
            mensaje:
              'Ha ocurrido un error al procesar la solicitud. Por favor, inténtalo de nuevo más tarde o vuelve a intentarlo en unos momentos.',
            requisitos: ['PREAUTH-21'],
          },
        },
      },
    },
    anotandoCasos: {
      description: 'Se anotan los números de caso que hay: si la respuesta se pierde, dirán cuál es el nuevo.',
      tags: 'cargando',
      invoke: {
        id: 'anotarCasos',
        src: 'consultarCasos',
        onDone: { target: 'enviando', actions: ['anotarAntes', 'guardarBorrador'] },
        onError: { target: 'revisando.sinEnviar', actions: 'anotarResultado' },
      },
      on: { CANCELAR: { target: 'revisando' } },
      after: { limiteCasos: { target: 'revisando.sinEnviar', actions: 'anotarResultado' } },
    },
    enviando: {
      description:
        'Se envía la solicitud con sus documentos, una sola vez. Se puede cancelar: entonces se busca si llegó.',
      tags: 'cargando',
      meta: {
        mensaje: 'Se está procesando su solicitud',
        requisitos: ['PREAUTH-01', 'REQ-26', 'REQ-27'],
      },
      invoke: {
        id: 'crearSolicitud',
        src: 'crearSolicitud',
        input: ({ context: { borrador, listas } }) => ({ borrador, listas }),
        onDone: { target: 'creada', actions: 'anotarCaso' },
        onError: [
          {
            guard: 'rechazo',
            description: 'El servicio dijo que no: no hay caso.',
            target: 'revisando.noCreada',
            actions: 'anotarResultado',
          },
          {
            description: 'La respuesta se perdió: se mira si hay un caso nuevo. Nada se envía otra vez.',
            target: 'comprobando',
            actions: 'anotarResultado',
          },
        ],
      },
      on: {
        PROGRESO: { actions: 'anotarProgreso' },
        CANCELAR: { target: 'comprobando', actions: 'anotarCancelada' },
      },
      after: { limiteEnvio: { target: 'comprobando', actions: 'anotarResultado' } },
    },
    comprobando: {
      description: 'Se lee otra vez la lista de casos: si hay exactamente uno nuevo, es este.',
      tags: 'cargando',
      invoke: {
        id: 'buscarCaso',
        src: 'consultarCasos',
        onDone: [
          { guard: 'unoNuevo', target: 'creada', actions: 'anotarEncontrado' },
          { target: 'sinConfirmar', actions: 'anotarNuevos' },
        ],
        onError: { target: 'sinConfirmar' },
      },
      after: { limiteCasos: { target: 'sinConfirmar' } },
    },
    sinConfirmar: {
      description: 'No se sabe si la solicitud llegó. Se ve la lista de casos; nada se envía solo.',
      tags: 'aviso',
      on: {
        COMPROBAR: { target: 'comprobando' },
        EN_LINEA: { target: 'comprobando' },
        CORREGIR: {
          description: 'El afiliado vio que no está: vuelve al formulario, y enviarla otra vez es decisión suya.',
          target: 'volviendo',
          actions: ['olvidarAntes', 'olvidarEnvio', 'olvidarRecuerdo', 'guardarBorrador'],
        },
      },
    },
    creada: {
      description: 'El caso existe. Su número queda como recibo, y la página se recarga en un momento.',
      tags: 'aviso',
      meta: { mensaje: 'Se ha creado el caso {number}', requisitos: ['REQ-24', 'REQ-25', 'PREAUTH-22', 'PREAUTH-23'] },
      entry: ['guardarRecibo', 'olvidarBorrador', 'soltarDocumentos'],
      on: { CONTINUAR: { target: 'recargando' } },
      after: { pausaRecarga: { target: 'recargando' } },
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
