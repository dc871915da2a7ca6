import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { updateTelefonos } from '../../src/contract/afiliado';
import type { CallResult } from '../../src/contract/call-result';
import type { Reply, Request } from '../../src/contract/endpoint';
import type { bancos, documentoTipoReembolso, tipoReembolso } from '../../src/contract/utility';
import type { AttachmentNews } from '../../src/rules/attachments/attachment-news';
import type { Escribir, Faltas } from '../../src/rules/form/form-events';
import type { PickedProvider } from '../../src/rules/providers/picked-provider';
import type { ReimbursementDraft } from '../../src/rules/reimbursement/reimbursement-draft';
import type { ReimbursementFault } from '../../src/rules/reimbursement/reimbursement-faults';
import type { Applying } from '../../src/rules/requests/applying';
import type { KeptRequest } from '../../src/rules/requests/kept-request';

/** De dónde se elige, y quién solicita. */
export interface Listas {
  tipos: Reply<typeof tipoReembolso>;
  bancos: Reply<typeof bancos>;
  solicitante: Applying;
}

export interface Envio {
  borrador: ReimbursementDraft;
  listas: Listas | null;
}

interface Contexto extends CallResult {
  codigoAfiliado: string;
  /** El día en Santo Domingo. */
  hoy: string;
  /** Lo que este navegador conservó sin enviar. */
  recuerdo: KeptRequest<ReimbursementDraft> | null;
  /** Nulas: no se han cargado. */
  listas: Listas | null;
  borrador: ReimbursementDraft;
  faltas: Faltas<keyof ReimbursementDraft, ReimbursementFault>;
  /** Cada pulsación incompleta lleva el foco otra vez al resumen. */
  pulsaciones: number;
  /** Lo que el servicio pide adjuntar para este tipo. Nulo: aún no se sabe. */
  requisitos: Reply<typeof documentoTipoReembolso> | null;
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

export type Entrada = Pick<Contexto, 'codigoAfiliado' | 'hoy' | 'recuerdo'>;

export type Evento =
  | Escribir<ReimbursementDraft>
  | { type: 'DIA'; hoy: string }
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
  | { type: 'xstate.done.actor.consultarRequisitos'; output: Reply<typeof documentoTipoReembolso> }
  | { type: 'xstate.done.actor.anotarCasos'; output: readonly string[] }
  | { type: 'xstate.done.actor.buscarCaso'; output: readonly string[] }
  | { type: 'xstate.done.actor.crearSolicitud'; output: string }
  | { type: 'xstate.error.actor.crearSolicitud'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};

export const reimbursementMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    vigilar: fromCallback(falta),
    consultarListas: fromPromise<Listas>(falta),
    consultarRequisitos: fromPromise<Reply<typeof documentoTipoReembolso>, Request<typeof documentoTipoReembolso>>(
      falta,
    ),
    guardarTelefonos: fromPromise<Reply<typeof updateTelefonos>, Request<typeof updateTelefonos>>(falta),
    consultarCasos: fromPromise<readonly string[]>(falta),
    crearSolicitud: fromPromise<string, Envio>(falta),
  },
  delays: { limiteCarga: falta, limiteGuardado: falta, limiteCasos: falta, limiteEnvio: falta, pausaRecarga: falta },
  guards: {
    quedoEnviada: ({ context }) => context.recuerdo !== null && context.recuerdo.antes !== null,
    hayRecuerdo: ({ context }) => context.recuerdo !== null,
    recuerdoConTipo: falta,
    porPedir: ({ context }) => context.borrador.tipo !== '' && context.requisitos === null,
    esTipo: ({ event }) => event.type === 'ESCRIBIR' && event.campo === 'tipo' && event.valor !== '',
    faltaAlgo: falta,
    sinRequisitos: ({ context }) => context.requisitos === null,
    adjuntosOcupados: ({ context }) => context.adjuntos.ocupado,
    cambioTelefono: falta,
    rechazo: falta,
    unoNuevo: falta,
  },
  actions: {
    anotarDia: falta,
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
    anotarTelefonos: falta,
    avisarTelefonos: falta,
    avisarSinTelefonos: falta,
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
  id: 'reimbursement',
  description: 'La solicitud de reembolso de un gasto, con sus documentos.',
  context: ({ input }) => ({
    ...input,
    listas: null,
    borrador: {
      tipo: '',
      afiliado: '',
      fechaServicio: '',
      monto: '',
      centroSalud: '',
      medico: '',
      especialidad: '',
      motivo: '',
      banco: '',
      tipoCuenta: '',
      noCuenta: '',
      nombreTitularCuenta: '',
      tipoDocumento: '',
      documento: '',
      telefonoCelular: '',
      telefonoResidencial: '',
      correo: '',
      terminos: '',
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
    onError: { description: 'Sin avisos de la red, del día ni de los documentos: lo demás sigue.' },
  },
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
        ENVIAR: [
          { guard: 'cambioTelefono', target: 'guardandoTelefonos', actions: 'quitarResultado' },
          { target: 'anotandoCasos', actions: 'quitarResultado' },
        ],
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
    guardandoTelefonos: {
      description:
        'Un teléfono cambió: se guarda también en los datos del afiliado. La solicitud sigue aunque no se pueda.',
      tags: 'cargando',
      meta: { requisitos: ['REQ-28', 'REQ-29', 'REQ-30', 'REQ-31'] },
      invoke: {
        id: 'guardarTelefonos',
        src: 'guardarTelefonos',
        input: ({ context: { codigoAfiliado, borrador, listas } }) => ({
          query: { CodigoAfiliado: codigoAfiliado },
          body: {
            ...(borrador.telefonoCelular === '' || borrador.telefonoCelular === listas?.solicitante.telefonoCelular
              ? {}
              : { TelefonoCelular: borrador.telefonoCelular }),
            ...(borrador.telefonoResidencial === '' ||
            borrador.telefonoResidencial === listas?.solicitante.telefonoResidencial
              ? {}
              : { TelefonoResidencial: borrador.telefonoResidencial }),
          },
        }),
        onDone: { target: 'anotandoCasos', actions: ['avisarTelefonos', 'anotarTelefonos'] },
        onError: { target: 'anotandoCasos', actions: 'avisarSinTelefonos' },
      },
      after: { limiteGuardado: { target: 'anotandoCasos', actions: 'avisarSinTelefonos' } },
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
        requisitos: ['REIMB-01', 'REQ-26', 'REQ-27'],
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
      meta: { mensaje: 'Se ha creado el caso {number}', requisitos: ['REQ-24', 'REQ-25', 'REIMB-24'] },
      entry: ['guardarRecibo', 'olvidarBorrador', 'soltarDocumentos'],
      on: { CONTINUAR: { target: 'recargando' } },
      after: { pausaRecarga: { target: 'recargando' } },
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
