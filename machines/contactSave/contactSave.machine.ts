import { assign, fromPromise, setup } from 'xstate';
import type { ChartFailure } from '../../domain/contract/chart-failure';
import type { Reply } from '../../domain/contract/endpoint';
import type { datoscontactos } from '../../domain/contract/login';
import type { ContactDraft } from '../../domain/rules/contact/contact-draft';
import type { ContactPart } from '../../domain/rules/contact/contact-part';
import type { ContactSends } from '../../domain/rules/contact/contact-sends';
import type { Place } from '../../domain/rules/contact/place';

export type Resultado = 'guardada' | 'fallida' | 'sinConfirmar';

interface Contexto {
  /** Las que deben quedar guardadas. */
  partes: readonly ContactPart[];
  /** La región la tiene solo el perfil. */
  borrador: ContactDraft & { region?: string };
  provincias: readonly Place[] | null;
  municipios: readonly Place[] | null;
  envios: ContactSends;
  /** La que se envía. */
  parte: ContactPart;
  /** Las que se sabe que están guardadas como se escribieron. */
  guardadas: readonly ContactPart[];
  /** Las que se vieron guardadas tras perderse su respuesta. */
  encontradas: readonly ContactPart[];
  /** Las que no se pudieron guardar: no se envían otra vez. */
  fallidas: readonly ContactPart[];
  /** Por qué no se guardó, o no se supo. */
  problema: ChartFailure | null;
  /** Cómo terminó. Nulo: no ha terminado. */
  resultado: Resultado | null;
}

export type Entrada = Pick<Contexto, 'partes' | 'borrador' | 'provincias' | 'municipios' | 'envios' | 'fallidas'>;

/** Lo que hace falta para enviar una parte. */
export type Envio = Pick<Contexto, 'parte' | 'borrador' | 'provincias' | 'municipios'>;

/** Para el formulario que la pidió. */
export type Salida = Pick<Contexto, 'resultado' | 'envios' | 'guardadas' | 'encontradas' | 'fallidas' | 'problema'>;

export type Evento =
  | { type: 'GUARDADO_FUERA'; envios: ContactSends }
  | { type: 'xstate.done.actor.comprobarContacto'; output: Reply<typeof datoscontactos> }
  | { type: 'xstate.error.actor.comprobarContacto'; error: unknown }
  | { type: 'xstate.error.actor.guardarParte'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const contactSaveMachine = setup({
  types: {} as { context: Contexto; input: Entrada; output: Salida; events: Evento; tags: 'cargando' | 'terminal' },
  actors: {
    guardarParte: fromPromise<unknown, Envio>(falta),
    comprobarContacto: fromPromise<Reply<typeof datoscontactos>>(falta),
  },
  delays: { limiteCarga: falta, limiteGuardado: falta },
  guards: {
    quedaPorEnviar: falta,
    quedanDudas: falta,
    todoGuardado: ({ context }) => context.guardadas.length === context.partes.length,
    rechazo: falta,
  },
  actions: {
    anotarGuardadas: falta,
    elegirParte: falta,
    anotarEnvio: falta,
    conservarEnvios: falta,
    anotarGuardada: falta,
    avisarGuardada: falta,
    anotarRechazo: falta,
    anotarProblema: falta,
    anotarFuera: assign({
      envios: ({ context, event }) =>
        event.type === 'GUARDADO_FUERA' ? { ...context.envios, ...event.envios } : context.envios,
    }),
    cotejar: falta,
    terminar: assign({ resultado: (_, params: { resultado: Resultado }) => params.resultado }),
  },
}).createMachine({
  id: 'contactSave',
  description:
    'Los datos de contacto se guardan parte por parte, cada una una sola vez, y si se pierde una respuesta se mira si llegó.',
  context: ({ input }) => ({
    ...input,
    parte: 'telefonos',
    guardadas: [],
    encontradas: [],
    problema: null,
    resultado: null,
  }),
  output: ({ context: { resultado, envios, guardadas, encontradas, fallidas, problema } }) => ({
    resultado,
    envios,
    guardadas,
    encontradas,
    fallidas,
    problema,
  }),
  initial: 'eligiendo',
  on: { GUARDADO_FUERA: { description: 'Otra pestaña guardó una parte.', actions: 'anotarFuera' } },
  states: {
    eligiendo: {
      description: 'La próxima parte que falte. Lo que ya se guardó no se envía otra vez, ni lo que quizás llegó.',
      entry: ['anotarGuardadas', 'conservarEnvios'],
      always: [
        { guard: 'quedaPorEnviar', target: 'guardando', actions: 'elegirParte' },
        {
          guard: 'quedanDudas',
          description: 'Se envió y no se sabe si llegó: se mira, no se repite.',
          target: 'comprobando',
        },
        { guard: 'todoGuardado', target: 'guardada' },
        { target: 'fallida' },
      ],
    },
    guardando: {
      description: 'El servicio guarda una parte.',
      tags: 'cargando',
      entry: ['anotarEnvio', 'conservarEnvios'],
      invoke: {
        id: 'guardarParte',
        src: 'guardarParte',
        input: ({ context: { parte, borrador, provincias, municipios } }) => ({
          parte,
          borrador,
          provincias,
          municipios,
        }),
        onDone: { target: 'eligiendo', actions: ['anotarGuardada', 'avisarGuardada'] },
        onError: [
          {
            guard: 'rechazo',
            description: 'El servicio dijo que no: no hay nada guardado.',
            target: 'eligiendo',
            actions: ['anotarProblema', 'anotarRechazo'],
          },
          {
            description: 'Se perdió la respuesta: puede que se haya guardado.',
            target: 'eligiendo',
            actions: 'anotarProblema',
          },
        ],
      },
      after: { limiteGuardado: { target: 'eligiendo', actions: 'anotarProblema' } },
    },
    comprobando: {
      description: 'Se perdió alguna respuesta: se vuelve a leer para saber qué quedó guardado.',
      tags: 'cargando',
      invoke: {
        id: 'comprobarContacto',
        src: 'comprobarContacto',
        onDone: { target: 'eligiendo', actions: 'cotejar' },
        onError: { target: 'sinConfirmar', actions: 'anotarProblema' },
      },
      after: { limiteCarga: { target: 'sinConfirmar', actions: 'anotarProblema' } },
    },
    guardada: {
      description: 'Todo quedó guardado.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'terminar', params: { resultado: 'guardada' } },
    },
    fallida: {
      description: 'Algo no se guardó. Se puede enviar otra vez.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'terminar', params: { resultado: 'fallida' } },
    },
    sinConfirmar: {
      description: 'No se pudo saber si quedó guardado. Antes de enviar otra vez se mira.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'terminar', params: { resultado: 'sinConfirmar' } },
    },
  },
});
