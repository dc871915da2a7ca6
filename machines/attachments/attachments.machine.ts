import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type {
  Adjunto,
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
  /** Una foto que supera el límite: se puede reducir aquí. */
  | { tipo: 'grande' }
  | ({ tipo: 'listo' } & Guardado);

interface Contexto extends Listas {
  /** De la sesión, en memoria de esta página. */
  recordados: readonly Recordado[];
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
    reducir: fromPromise<Guardado, { archivo: EnCola | null; requisito: Requisito | null }>(falta),
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
  },
  actions: {
    anotarRequisitos: falta,
    encolar: falta,
    quitar: falta,
    deshacer: falta,
    anotarListo: falta,
    anotarRechazo: falta,
    anotarSinAbrir: falta,
    anotarReducida: falta,
    anotarSinReducir: falta,
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
        REQUISITOS: { target: '.turno', actions: 'anotarRequisitos' },
        AGREGAR: { target: '.turno', actions: 'encolar' },
        REEMPLAZAR: [{ guard: 'estaPuesto', target: '.turno', actions: 'encolar' }, { description: 'Ya no está.' }],
        QUITAR: [
          { guard: 'estaPuesto', target: '.turno', actions: 'quitar' },
          { description: 'Ya no está: la segunda de dos pulsaciones seguidas no quita otro.' },
        ],
        DESHACER: [
          { guard: 'hayQuitado', target: '.turno', actions: 'deshacer' },
          { description: 'No hay nada que deshacer.' },
        ],
        CERRAR_AVISOS: { target: '.turno', actions: 'quitarAvisos' },
        NO_HACE_FALTA: { target: '.turno', actions: 'quitarPendientes' },
        OLVIDAR: {
          description: 'La solicitud se envió, o el afiliado descartó su borrador.',
          target: '.turno',
          actions: 'olvidar',
        },
        SALIDA_PEDIDA: {
          description: 'Hay archivos, que no se conservan, y alguien deja la página: por un enlace o atrás.',
          target: '.preguntando',
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
                description:
                  'No es de un tipo admitido, no está entero, o supera el límite y no es una foto. No se añade.',
                target: 'turno',
                actions: 'anotarRechazo',
              },
              {
                guard: { type: 'revision', params: { es: 'grande' } },
                description: 'Una foto que supera el límite, como las de cualquier teléfono. Se reduce sin preguntar.',
                target: 'reduciendo',
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
          description: 'La foto se reduce en este equipo y se añade. Bajo ella se dice que se redujo.',
          tags: 'cargando',
          meta: { requisitos: ['ATTACH-07'] },
          invoke: {
            id: 'reducir',
            src: 'reducir',
            input: ({ context }) => ({
              archivo: context.cola[0] ?? null,
              requisito: context.requisitos.find(({ codigo }) => codigo === context.cola[0]?.tipo) ?? null,
            }),
            onDone: { target: 'turno', actions: 'anotarReducida' },
            onError: { target: 'turno', actions: 'anotarSinReducir' },
          },
          on: {
            AGREGAR: { actions: ['encolar', 'avisarFormulario'] },
            CANCELAR: { target: 'turno', actions: 'vaciarCola' },
          },
          after: { limiteTaller: { target: 'turno', actions: 'anotarSinReducir' } },
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
