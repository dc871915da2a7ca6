import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { bancos, documentoTipoReembolso, terminosReembolso, tipoReembolso } from '../../domain/contract/utility';
import type { AttachmentSummary } from '../../domain/rules/attachments/attachment-summary';
import type { Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { PickedProvider } from '../../domain/rules/providers/picked-provider';
import type { Requester } from '../../domain/rules/requests/requester';
import type { StoredRequest } from '../../domain/rules/requests/stored-request';
import type { attachmentsMachine, Entrada as EntradaAdjuntos } from '../attachments/attachments.machine';
import type { caseSubmissionMachine, Salida } from '../caseSubmission/caseSubmission.machine';
import type { Fetching } from '../fetching/fetching.machine';
import type { ReimbursementDraft, ReimbursementFault } from './reimbursement-form';
import type { FormStep, ReimbursementStep } from './reimbursement-steps';

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
  /** Se viene de pulsar «Continuar»: el borrador se abre sin volver a preguntar. */
  continuar: boolean;
  /** Nulas: no se han cargado. */
  listas: Listas | null;
  borrador: ReimbursementDraft;
  faltas: Faltas<keyof ReimbursementDraft, ReimbursementFault>;
  /** Lo que el servicio pide adjuntar para este tipo. Nulo: aún no se sabe. */
  requisitos: Reply<typeof documentoTipoReembolso> | null;
  adjuntos: AttachmentSummary;
  /** Los que se aceptan. Nulos: no se ha pedido leerlos. */
  terminos: Reply<typeof terminosReembolso> | null;
  archivosDeAntes: EntradaAdjuntos;
  /** El que se creó. */
  caso: string;
}

export type Entrada = Pick<Contexto, 'hoy' | 'recuerdo' | 'continuar' | 'borrador' | 'archivosDeAntes'>;

export type Evento =
  | Escribir<ReimbursementDraft>
  | { type: 'DIA'; hoy: string }
  | { type: 'EN_LINEA' }
  | { type: 'ADJUNTOS'; adjuntos: AttachmentSummary }
  | { type: 'REINTENTAR' }
  | { type: 'EMPEZAR' }
  | { type: 'SEGUIR' }
  | { type: 'DESCARTAR' }
  | { type: 'BUSCAR_PRESTADOR' }
  | { type: 'PRESTADOR'; prestador: PickedProvider | null }
  | { type: 'LEER_TERMINOS' }
  | { type: 'CERRAR' }
  | { type: 'SIGUIENTE' }
  | { type: 'ANTERIOR' }
  | { type: 'IR'; paso: ReimbursementStep }
  | { type: 'REVISAR' }
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
    emitted: { type: 'FALTAN_DATOS' };
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
    seContinua: ({ context }) => context.continuar && context.recuerdo !== null,
    hayRecuerdo: ({ context }) => context.recuerdo !== null,
    esTipo: ({ event }) => event.type === 'ESCRIBIR' && event.campo === 'tipo' && event.valor !== '',
    destino: falta as (_: unknown, params: { es: FormStep }) => never,
    faltaAlgo: falta as (_: unknown, params: { en: FormStep }) => never,
    quedaAlgunPaso: falta,
    mismoPaso: falta,
    pasoAlcanzable: falta,
    aUnPaso: ({ event }) => event.type === 'xstate.done.actor.enviarCaso' && event.output.parte !== null,
    terminosLeidos: ({ context }) => context.terminos !== null,
    sinRequisitos: ({ context }) => context.requisitos === null,
    adjuntosOcupados: ({ context }) => context.adjuntos.ocupado,
    creada: ({ event }) => event.type === 'xstate.done.actor.enviarCaso' && event.output.creada,
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
    anotarFaltas: falta as (_: unknown, params: { en: FormStep }) => never,
    senalarFaltas: falta,
    pedirParte: sendTo('enviarCaso', ({ event }) => ({ type: 'EDITAR', parte: 'paso' in event ? event.paso : '' })),
    mostrarPaso: falta,
    corregirDireccion: falta,
    anotarResultado: falta,
    anotarEnvio: falta,
    guardarBorrador: falta,
    olvidarBorrador: falta,
    olvidarRecuerdo: assign({ recuerdo: null, continuar: false }),
    recargar: falta,
  },
}).createMachine({
  id: 'reimbursement',
  description: 'La solicitud de reembolso de un gasto, con sus documentos.',
  context: ({ input }) => ({
    ...input,
    listas: null,
    faltas: {},
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
          target: 'revisando',
          actions: ['empezar', 'retomar'],
        },
        {
          guard: 'seContinua',
          description: 'Ya se dijo que se sigue con el borrador.',
          target: 'eligiendoPaso',
          actions: ['empezar', 'retomar', 'olvidarRecuerdo', 'corregirDireccion'],
        },
        { guard: 'hayRecuerdo', target: 'antes.conBorrador', actions: 'empezar' },
        { target: 'antes', actions: 'empezar' },
      ],
    },
    antes: {
      description: 'Lo que conviene tener a mano antes de empezar.',
      meta: { pantalla: 'Antes de empezar, tenga a mano…' },
      initial: 'nuevo',
      exit: 'corregirDireccion',
      states: {
        nuevo: {
          description: 'Una solicitud nueva.',
          on: { EMPEZAR: { target: '#reimbursement.llenando' } },
        },
        conBorrador: {
          description: 'Lo que se escribió y no se envió se ofrece con su fecha a quien lo escribió.',
          tags: 'aviso',
          on: {
            SEGUIR: { target: '#reimbursement.eligiendoPaso', actions: ['retomar', 'olvidarRecuerdo'] },
            DESCARTAR: {
              target: 'nuevo',
              actions: ['olvidarBorrador', 'soltarDocumentos', 'olvidarRecuerdo'],
            },
          },
        },
      },
    },
    eligiendoPaso: {
      description: 'Se va al paso que se pidió, o al primero al que algo le falta.',
      always: [
        { guard: { type: 'destino', params: { es: 'gasto' } }, target: 'llenando.gasto' },
        { guard: { type: 'destino', params: { es: 'cuenta' } }, target: 'llenando.cuenta' },
        { guard: { type: 'destino', params: { es: 'documentos' } }, target: 'llenando.documentos' },
        { target: 'revisando' },
      ],
    },
    llenando: {
      description: 'Los tres pasos. Lo que se puede conservar queda en este navegador hasta que se envía.',
      meta: { pantalla: 'Reembolso' },
      initial: 'gasto',
      on: {
        ESCRIBIR: { actions: ['escribir', 'guardarBorrador'] },
        IR: [
          { guard: 'mismoPaso', description: 'La dirección ya dice el paso en que se está.' },
          {
            guard: 'pasoAlcanzable',
            description: 'Atrás o adelante en el navegador.',
            target: 'eligiendoPaso',
          },
          { description: 'A un paso que aún no se alcanza no se llega.', actions: 'corregirDireccion' },
        ],
      },
      states: {
        gasto: {
          description: 'Qué se pagó, cuándo, a quién y para quién.',
          meta: { pantalla: 'Gasto', requisitos: ['REIMB-02', 'REIMB-14', 'REIMB-17', 'REIMB-29'] },
          initial: 'escribiendo',
          on: {
            ESCRIBIR: {
              guard: 'esTipo',
              target: '.pidiendoRequisitos',
              actions: ['escribir', 'olvidarRequisitos', 'guardarBorrador'],
            },
            BUSCAR_PRESTADOR: { target: '.buscandoPrestador' },
            SIGUIENTE: [
              {
                guard: { type: 'faltaAlgo', params: { en: 'gasto' } },
                target: '.faltanDatos',
                actions: { type: 'anotarFaltas', params: { en: 'gasto' } },
              },
              { guard: 'quedaAlgunPaso', target: 'cuenta', actions: 'mostrarPaso' },
              {
                description: 'Los demás ya están: se vuelve a la revisión.',
                target: '#reimbursement.revisando',
                actions: 'mostrarPaso',
              },
            ],
          },
          states: {
            escribiendo: { description: 'Listo para escribir.' },
            pidiendoRequisitos: {
              description: 'Se pregunta qué documentos pide el tipo elegido. Mientras tanto se sigue escribiendo.',
              meta: { requisitos: ['REIMB-04', 'ATTACH-20'] },
              invoke: {
                id: 'consultarRequisitos',
                src: 'consultarRequisitos',
                input: ({ context }) => ({ query: { tipoReembolso: context.borrador.tipo } }),
                onDone: { target: 'escribiendo', actions: ['anotarRequisitos', 'pedirDocumentos'] },
                onError: { description: 'Se pregunta otra vez en su paso.', target: 'escribiendo' },
              },
              after: { limiteCarga: { target: 'escribiendo' } },
            },
            buscandoPrestador: {
              description: 'El listado de centros y médicos, con la entrada a mano.',
              meta: { pantalla: 'Listado de centros', requisitos: ['PROV-15'] },
              on: {
                PRESTADOR: { target: 'escribiendo', actions: ['anotarPrestador', 'guardarBorrador'] },
              },
            },
            faltanDatos: {
              description: 'Cada campo dice qué le falta, y el foco va al resumen.',
              tags: ['error', 'incompleto'],
              meta: { requisitos: ['REIMB-07', 'REIMB-10', 'REIMB-11', 'REIMB-13'] },
              entry: 'senalarFaltas',
            },
          },
        },
        cuenta: {
          description: 'La cuenta que recibe el dinero, su titular, y cómo se contacta a quien solicita.',
          meta: { pantalla: 'Cuenta y contacto', requisitos: ['REIMB-19'] },
          initial: 'escribiendo',
          on: {
            ANTERIOR: { target: 'gasto', actions: 'mostrarPaso' },
            SIGUIENTE: [
              {
                guard: { type: 'faltaAlgo', params: { en: 'cuenta' } },
                target: '.faltanDatos',
                actions: { type: 'anotarFaltas', params: { en: 'cuenta' } },
              },
              { guard: 'quedaAlgunPaso', target: 'documentos', actions: 'mostrarPaso' },
              {
                description: 'Los demás ya están: se vuelve a la revisión.',
                target: '#reimbursement.revisando',
                actions: 'mostrarPaso',
              },
            ],
          },
          states: {
            escribiendo: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Cada campo dice qué le falta, y el foco va al resumen.',
              tags: ['error', 'incompleto'],
              meta: { requisitos: ['REIMB-08', 'REIMB-09'] },
              entry: 'senalarFaltas',
            },
          },
        },
        documentos: {
          description: 'Los documentos que pide el tipo, y los términos.',
          meta: { pantalla: 'Documentos' },
          initial: 'mirando',
          on: {
            LEER_TERMINOS: [{ guard: 'terminosLeidos', target: '.terminos.leyendo' }, { target: '.terminos' }],
            ANTERIOR: { target: 'cuenta', actions: 'mostrarPaso' },
            REVISAR: [
              { guard: 'sinRequisitos', target: '.pidiendoRequisitos' },
              {
                guard: { type: 'faltaAlgo', params: { en: 'documentos' } },
                target: '.faltanDatos',
                actions: { type: 'anotarFaltas', params: { en: 'documentos' } },
              },
              { guard: 'adjuntosOcupados', target: '.adjuntando' },
              { target: '#reimbursement.revisando', actions: 'mostrarPaso' },
            ],
          },
          states: {
            mirando: {
              description: 'Se mira si ya se sabe qué documentos pide el tipo.',
              always: [{ guard: 'sinRequisitos', target: 'pidiendoRequisitos' }, { target: 'escribiendo' }],
            },
            escribiendo: { description: 'Listo para adjuntar y aceptar los términos.' },
            pidiendoRequisitos: {
              description: 'Se pregunta otra vez qué documentos pide el tipo elegido.',
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
              description: 'Cada documento que falta y los términos están en el resumen, y el foco va allí.',
              tags: ['error', 'incompleto'],
              meta: { requisitos: ['REIMB-05', 'REIMB-06'] },
              entry: 'senalarFaltas',
            },
            adjuntando: {
              description: 'Un archivo todavía se está preparando: se espera a que termine.',
              tags: 'aviso',
            },
            terminos: {
              description: 'El diálogo de los términos está abierto sobre el paso.',
              meta: { pantalla: 'Términos y condiciones' },
              initial: 'pidiendo',
              on: {
                CERRAR: { target: 'mirando' },
                IR: {
                  description: 'Atrás en el navegador cierra el diálogo.',
                  target: 'mirando',
                  actions: 'mostrarPaso',
                },
              },
              states: {
                pidiendo: {
                  description: 'Se pide el texto de los términos.',
                  invoke: {
                    id: 'consultarTerminos',
                    src: 'consultarTerminos',
                    onDone: { target: 'leyendo', actions: 'anotarTerminos' },
                  },
                },
                leyendo: { description: 'El texto de los términos, entero. Su versión queda con el caso.' },
              },
            },
          },
        },
      },
    },
    revisando: {
      description: 'Todo lo que se enviará se lee y se envía, y si la respuesta se pierde se busca su caso.',
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
          { guard: 'creada', target: 'recargando', actions: 'anotarEnvio' },
          {
            guard: 'aUnPaso',
            description: 'A la parte que se quiere corregir.',
            target: 'eligiendoPaso',
            actions: ['anotarEnvio', 'guardarBorrador', 'mostrarPaso'],
          },
          {
            target: 'eligiendoPaso',
            actions: ['anotarEnvio', 'olvidarRecuerdo', 'guardarBorrador', 'corregirDireccion'],
          },
        ],
      },
      on: {
        IR: [
          { guard: 'mismoPaso', description: 'La dirección ya dice el paso en que se está.' },
          {
            description: 'Atrás en el navegador: deja la revisión, pero no un envío, que no se corta.',
            actions: ['pedirParte', 'corregirDireccion'],
          },
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
