import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type {
  Adjunto,
  Aviso,
  Candidato,
  Contenido,
  EnCola,
  Listas,
  Motivo,
  Pendiente,
} from '../../domain/rules/attachments/attached';
import type { Requisito } from '../../domain/rules/attachments/requirement';

/** Un archivo de esta sesión que se puede añadir otra vez sin buscarlo. */
export interface Recordado extends Candidato, Pick<Adjunto, 'formato' | 'bytes'> {}

interface Guardado extends Contenido {
  recordados: readonly Recordado[];
}

export type Revision =
  | { tipo: 'rechazado'; motivo: Motivo }
  /** Supera el límite; quizá se puede reducir aquí. */
  | { tipo: 'grande'; reducible: boolean }
  | ({ tipo: 'listo' } & Guardado);

interface Contexto extends Listas {
  /** De la sesión, en memoria de esta página. */
  recordados: readonly Recordado[];
  /** El archivo que se está reduciendo. */
  reduciendo: string | null;
}

export interface Entrada {
  pendientes: readonly Pendiente[];
  recordados: readonly Recordado[];
}

export type Evento =
  | { type: 'REQUISITOS'; requisitos: readonly Requisito[] }
  | { type: 'AGREGAR'; tipo: string; archivos: readonly Candidato[] }
  | { type: 'REEMPLAZAR'; adjunto: string; archivo: Candidato }
  | { type: 'QUITAR'; adjunto: string }
  | { type: 'DESHACER' }
  | { type: 'REDUCIR'; archivo: string }
  | { type: 'CANCELAR' }
  | { type: 'CERRAR_AVISOS'; tipo: string }
  | { type: 'NO_HACE_FALTA'; tipo: string }
  | { type: 'OLVIDAR' }
  | { type: 'SALIDA_PEDIDA' }
  | { type: 'QUEDARSE' }
  | { type: 'SALIR' }
  | { type: 'xstate.done.actor.revisar'; output: Revision }
  | { type: 'xstate.done.actor.reducir'; output: Guardado };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const attachmentsMachine = setup({
  types: {} as {
    context: Contexto;
    input: Entrada;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    cuidarArchivos: fromCallback(falta),
    revisar: fromPromise<Revision, { archivo: EnCola | null; requisito: Requisito | null }>(falta),
    reducir: fromPromise<Guardado, { archivo: Aviso | null; requisito: Requisito | null }>(falta),
  },
  delays: { limiteTaller: falta },
  guards: {
    hayCola: ({ context }) => context.cola.length > 0,
    hayAvisos: ({ context }) => context.avisos.length > 0,
    revision: ({ event }, params: { es: Revision['tipo'] }) =>
      event.type === 'xstate.done.actor.revisar' && event.output.tipo === params.es,
    estaPuesto: ({ context, event }) =>
      (event.type === 'QUITAR' || event.type === 'REEMPLAZAR') &&
      context.adjuntos.some(({ id }) => id === event.adjunto),
    hayQuitado: ({ context }) => context.quitado !== null,
    sePuedeReducir: falta,
  },
  actions: {
    anotarRequisitos: falta,
    encolar: falta,
    quitar: falta,
    deshacer: falta,
    anotarListo: falta,
    anotarRechazo: falta,
    anotarGrande: falta,
    anotarSinAbrir: falta,
    tomarParaReducir: assign({
      reduciendo: ({ context, event }) => (event.type === 'REDUCIR' ? event.archivo : context.reduciendo),
    }),
    anotarReducido: falta,
    anotarSinReducir: falta,
    dejarDeReducir: assign({ reduciendo: null }),
    vaciarCola: assign({ cola: [] }),
    quitarAvisos: assign({
      avisos: ({ context, event }) =>
        event.type === 'CERRAR_AVISOS' ? context.avisos.filter(({ tipo }) => tipo !== event.tipo) : context.avisos,
    }),
    quitarPendientes: assign({
      pendientes: ({ context, event }) =>
        event.type === 'NO_HACE_FALTA'
          ? context.pendientes.filter(({ tipo }) => tipo !== event.tipo)
          : context.pendientes,
    }),
    olvidar: assign({
      adjuntos: [],
      cola: [],
      avisos: [],
      quitado: null,
      devuelto: null,
      pendientes: [],
      reduciendo: null,
    }),
    soltarSobrantes: falta,
    guardarNombres: falta,
    avisarFormulario: falta,
    seguirSalida: falta,
  },
}).createMachine({
  id: 'attachments',
  description: 'Los documentos de una solicitud: se eligen, se revisan, se reducen y se quitan antes de enviarlos.',
  context: ({ input }) => ({
    ...input,
    requisitos: [],
    adjuntos: [],
    cola: [],
    avisos: [],
    quitado: null,
    devuelto: null,
    reduciendo: null,
  }),
  initial: 'esperando',
  states: {
    esperando: {
      description: 'El formulario todavía no ha dicho qué documentos pide.',
      on: {
        REQUISITOS: { target: 'abierto', actions: 'anotarRequisitos' },
        OLVIDAR: { actions: ['olvidar', 'guardarNombres'] },
      },
    },
    abierto: {
      description: 'Se añaden los documentos, cada uno bajo su nombre. Los que faltan están siempre a la vista.',
      meta: { pantalla: 'Documentos', requisitos: ['ATTACH-08', 'ATTACH-09', 'ATTACH-20', 'PROF-46'] },
      invoke: {
        id: 'cuidarArchivos',
        src: 'cuidarArchivos',
        onError: { description: 'Los archivos se sueltan con la página, sin preguntar.' },
      },
      initial: 'turno',
      on: {
        REQUISITOS: { target: '.turno', actions: ['dejarDeReducir', 'anotarRequisitos'] },
        AGREGAR: { target: '.turno', actions: 'encolar' },
        REEMPLAZAR: [
          { guard: 'estaPuesto', target: '.turno', actions: ['dejarDeReducir', 'encolar'] },
          { description: 'Ya no está.' },
        ],
        QUITAR: [
          { guard: 'estaPuesto', target: '.turno', actions: ['dejarDeReducir', 'quitar'] },
          { description: 'Ya no está: la segunda de dos pulsaciones seguidas no quita otro.' },
        ],
        DESHACER: [
          { guard: 'hayQuitado', target: '.turno', actions: ['dejarDeReducir', 'deshacer'] },
          { description: 'No hay nada que deshacer.' },
        ],
        CERRAR_AVISOS: { target: '.turno', actions: ['dejarDeReducir', 'quitarAvisos'] },
        NO_HACE_FALTA: { target: '.turno', actions: ['dejarDeReducir', 'quitarPendientes'] },
        OLVIDAR: {
          description: 'La solicitud se envió, o el afiliado descartó su borrador.',
          target: '.turno',
          actions: 'olvidar',
        },
        SALIDA_PEDIDA: {
          description: 'Hay archivos, que no se conservan, y alguien deja la página: por un enlace o atrás.',
          target: '.preguntando',
          actions: 'dejarDeReducir',
        },
      },
      states: {
        turno: {
          description: 'Se mira qué sigue: otro archivo por revisar, algo que decir, o nada.',
          entry: ['soltarSobrantes', 'guardarNombres', 'avisarFormulario'],
          always: [
            { guard: 'hayCola', target: 'revisando' },
            { guard: 'hayAvisos', target: 'conAvisos' },
            { target: 'quieto' },
          ],
        },
        quieto: { description: 'Nada que decir: se añade, se quita, se reemplaza.' },
        conAvisos: {
          description: 'Algún archivo no se añadió: bajo su documento se dice cuál y por qué.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['ATTACH-06', 'ATTACH-07', 'ATTACH-16'] },
          on: {
            REDUCIR: [
              { guard: 'sePuedeReducir', target: 'reduciendo', actions: 'tomarParaReducir' },
              { description: 'Ya no cabe, o no se puede reducir.' },
            ],
          },
        },
        revisando: {
          description:
            'Se mira qué es el archivo por su contenido y cuánto pesa, y se le quita el lugar en que se tomó. De uno en uno, en el orden en que se eligieron.',
          tags: 'cargando',
          meta: { requisitos: ['ATTACH-05', 'ATTACH-07', 'ATTACH-10', 'ATTACH-16'] },
          invoke: {
            id: 'revisar',
            src: 'revisar',
            input: ({ context }) => ({
              archivo: context.cola[0] ?? null,
              requisito: context.requisitos.find(({ codigo }) => codigo === context.cola[0]?.tipo) ?? null,
            }),
            onDone: [
              {
                guard: { type: 'revision', params: { es: 'rechazado' } },
                description: 'No es de un tipo admitido, o no está entero. No se añade.',
                target: 'turno',
                actions: 'anotarRechazo',
              },
              {
                guard: { type: 'revision', params: { es: 'grande' } },
                description: 'Supera el límite. No se añade; si es una foto, se puede reducir aquí mismo.',
                target: 'turno',
                actions: 'anotarGrande',
              },
              { target: 'turno', actions: 'anotarListo' },
            ],
            onError: { target: 'turno', actions: 'anotarSinAbrir' },
          },
          on: {
            AGREGAR: { actions: ['encolar', 'avisarFormulario'] },
            CANCELAR: { target: 'turno', actions: 'vaciarCola' },
          },
          after: { limiteTaller: { target: 'turno', actions: 'anotarSinAbrir' } },
        },
        reduciendo: {
          description: 'La foto se reduce en este equipo y se añade.',
          tags: 'cargando',
          meta: { requisitos: ['ATTACH-07'] },
          entry: 'avisarFormulario',
          invoke: {
            id: 'reducir',
            src: 'reducir',
            input: ({ context }) => {
              const archivo = context.avisos.find(({ id }) => id === context.reduciendo) ?? null;
              return { archivo, requisito: context.requisitos.find(({ codigo }) => codigo === archivo?.tipo) ?? null };
            },
            onDone: { target: 'turno', actions: ['anotarReducido', 'dejarDeReducir'] },
            onError: { target: 'turno', actions: ['anotarSinReducir', 'dejarDeReducir'] },
          },
          on: {
            AGREGAR: { actions: ['encolar', 'avisarFormulario'] },
            CANCELAR: { target: 'turno', actions: 'dejarDeReducir' },
          },
          after: { limiteTaller: { target: 'turno', actions: ['anotarSinReducir', 'dejarDeReducir'] } },
        },
        preguntando: {
          description:
            'Se pregunta si se deja la página con sus archivos. Lo que se estaba revisando o enviando espera o sigue.',
          on: {
            QUEDARSE: { target: 'turno' },
            SALIR: { target: '#attachments.saliendo' },
          },
        },
      },
    },
    saliendo: {
      description: 'Los archivos se sueltan y se va a donde se iba.',
      type: 'final',
      tags: 'terminal',
      entry: 'seguirSalida',
    },
  },
});
