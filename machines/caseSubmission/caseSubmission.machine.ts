import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Phones } from '../../domain/rules/requests/changed-phones';

/** Lo que el formulario envía, que solo él entiende. */
type Envio = unknown;

interface Contexto extends CallResult {
  envio: Envio;
  /** Los que tiene el afiliado y los que escribió. Nulo: el formulario no los pide. */
  telefonos: { guardados: Phones; escritos: Phones } | null;
  /** Los que escribió ya son los suyos. */
  telefonosGuardados: boolean;
  /** Sus documentos no van con la solicitud: se envían después, al caso. */
  faltanDocumentos: boolean;
  /** Los números de caso que había antes de enviar. Nulo: no se ha enviado. */
  antes: readonly string[] | null;
  /** De los que aparecieron después, los que podrían ser este. */
  nuevos: readonly string[];
  /** Cuánto de la solicitud ha salido, en bytes. */
  progreso: { enviado: number; total: number };
  /** El envío se cortó aquí, a pedido. */
  cancelada: boolean;
  caso: string;
  /** El caso no se creó ante nuestros ojos: se encontró. */
  encontrado: boolean;
  /** La parte que se quiere corregir, que solo el formulario entiende. Nula: ninguna en particular. */
  parte: string | null;
}

export type Entrada = Pick<Contexto, 'envio' | 'telefonos' | 'faltanDocumentos' | 'antes'>;

/** Para el formulario. */
export interface Salida extends Pick<Contexto, 'caso' | 'encontrado' | 'parte' | 'telefonosGuardados'> {
  /** Hay caso; si no, se vuelve al formulario. */
  creada: boolean;
}

export type Evento =
  | { type: 'EN_LINEA' }
  | { type: 'PROGRESO'; enviado: number; total: number }
  | { type: 'CANCELAR' }
  | { type: 'COMPROBAR' }
  | { type: 'CORREGIR' }
  | { type: 'EDITAR'; parte: string }
  | { type: 'ENVIAR' }
  | { type: 'CONTINUAR' }
  | { type: 'xstate.done.actor.anotarCasos'; output: readonly string[] }
  | { type: 'xstate.done.actor.buscarCaso'; output: readonly string[] }
  | { type: 'xstate.done.actor.crearSolicitud'; output: string }
  | { type: 'xstate.error.actor.crearSolicitud'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const caseSubmissionMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    output: Salida;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso' | 'terminal';
  },
  actors: {
    vigilarRed: fromCallback(falta),
    guardarTelefonos: fromPromise<unknown, Pick<Contexto, 'telefonos'>>(falta),
    consultarCasos: fromPromise<readonly string[]>(falta),
    crearSolicitud: fromPromise<string, { envio: Envio }>(falta),
  },
  delays: { limiteGuardado: falta, limiteCasos: falta, limiteEnvio: falta, pausaRecarga: falta },
  guards: {
    yaEnviada: ({ context }) => context.antes !== null,
    cambioTelefono: falta,
    faltanDocumentos: ({ context }) => context.faltanDocumentos,
    rechazo: falta,
    unoNuevo: falta,
  },
  actions: {
    anotarParte: assign({ parte: ({ context, event }) => (event.type === 'EDITAR' ? event.parte : context.parte) }),
    olvidarIntento: assign({ progreso: { enviado: 0, total: 0 }, respuesta: null, problema: null }),
    anotarProgreso: assign({
      progreso: ({ context, event }) =>
        event.type === 'PROGRESO' ? { enviado: event.enviado, total: event.total } : context.progreso,
    }),
    anotarTelefonos: assign({ telefonosGuardados: true }),
    avisarTelefonos: falta,
    avisarSinTelefonos: falta,
    anotarAntes: assign({
      antes: ({ context, event }) => (event.type === 'xstate.done.actor.anotarCasos' ? event.output : context.antes),
    }),
    conservarEnvio: falta,
    anotarCancelada: assign({ cancelada: true }),
    anotarResultado: falta,
    anotarCaso: assign({
      caso: ({ context, event }) => (event.type === 'xstate.done.actor.crearSolicitud' ? event.output : context.caso),
    }),
    anotarNuevos: falta,
    anotarEncontrado: falta,
    olvidarEnvio: falta,
    guardarRecibo: falta,
  },
}).createMachine({
  id: 'caseSubmission',
  description: 'Una solicitud se revisa y se envía una sola vez, y si su respuesta se pierde se busca su caso.',
  context: ({ input }) => ({
    ...input,
    telefonosGuardados: false,
    nuevos: [],
    progreso: { enviado: 0, total: 0 },
    cancelada: false,
    caso: '',
    encontrado: false,
    parte: null,
    respuesta: null,
    problema: null,
  }),
  output: ({ context: { caso, encontrado, parte, telefonosGuardados } }) => ({
    creada: caso !== '',
    caso,
    encontrado,
    parte,
    telefonosGuardados,
  }),
  invoke: {
    id: 'vigilarRed',
    src: 'vigilarRed',
    onError: { description: 'Sin avisos de la red queda el botón.' },
  },
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si ya se envió en otra visita.',
      always: [
        {
          guard: 'yaEnviada',
          description: 'Se envió y no se supo si llegó: primero se busca su caso.',
          target: 'comprobando',
        },
        { target: 'revisando' },
      ],
    },
    revisando: {
      description: 'Todo lo que se enviará, para leerlo antes.',
      meta: { pantalla: 'Revise su solicitud' },
      initial: 'leyendo',
      on: {
        CORREGIR: { target: 'corregida' },
        EDITAR: { description: 'Una parte, con su botón o atrás.', target: 'corregida', actions: 'anotarParte' },
        ENVIAR: [
          { guard: 'cambioTelefono', target: 'guardandoTelefonos', actions: 'olvidarIntento' },
          { target: 'anotandoCasos', actions: 'olvidarIntento' },
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
          meta: { requisitos: ['REIMB-23', 'PREAUTH-21'] },
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
        input: ({ context: { telefonos } }) => ({ telefonos }),
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
        onDone: { target: 'enviando', actions: ['anotarAntes', 'conservarEnvio'] },
        onError: { target: 'revisando.sinEnviar', actions: 'anotarResultado' },
      },
      on: { CANCELAR: { description: 'No había salido nada.', target: 'revisando' } },
      after: { limiteCasos: { target: 'revisando.sinEnviar', actions: 'anotarResultado' } },
    },
    enviando: {
      description: 'Se crea el caso, una sola vez. Se puede cancelar: entonces se busca si se creó.',
      tags: 'cargando',
      meta: { mensaje: 'Se está procesando su solicitud', requisitos: ['REQ-26', 'REQ-27'] },
      invoke: {
        id: 'crearSolicitud',
        src: 'crearSolicitud',
        input: ({ context: { envio } }) => ({ envio }),
        onDone: { target: 'conCaso', actions: 'anotarCaso' },
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
          { guard: 'unoNuevo', target: 'conCaso', actions: 'anotarEncontrado' },
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
          target: 'corregida',
          actions: 'olvidarEnvio',
        },
      },
    },
    conCaso: {
      description: 'El caso existe. Si sus documentos van aparte, es su turno.',
      always: [{ guard: 'faltanDocumentos', target: 'creada' }, { target: 'conRecibo' }],
    },
    conRecibo: {
      description: 'Su número queda como recibo, y la página se recarga en un momento.',
      tags: 'aviso',
      meta: { mensaje: 'Se ha creado el caso {number}', requisitos: ['REQ-24', 'REQ-25'] },
      entry: 'guardarRecibo',
      on: { CONTINUAR: { target: 'creada' } },
      after: { pausaRecarga: { target: 'creada' } },
    },
    creada: {
      description: 'El formulario sigue: con los documentos, o cargando la página de nuevo.',
      type: 'final',
      tags: 'terminal',
    },
    corregida: {
      description: 'Se vuelve al formulario.',
      type: 'final',
      tags: 'terminal',
    },
  },
});
