import { assign, fromPromise, setup } from 'xstate';
import type { Retyped } from '../retyped';

interface Contexto<T = unknown> {
  /** Lo último que se supo, o lo que vale mientras no se sabe nada. Su tipo lo sabe quien lo pide. */
  lista: T;
  /** Fallos seguidos; alargan la espera hasta el próximo intento. */
  fallos: number;
}

type Evento =
  | { type: 'RECARGAR' }
  | { type: 'REINTENTAR' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.cargar'; output: unknown }
  | { type: 'xstate.done.actor.recargar'; output: unknown }
  | { type: 'xstate.done.actor.actualizar'; output: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const sessionListMachine = setup({
  types: {} as { context: Contexto; input: unknown; events: Evento; tags: 'cargando' | 'error' },
  actors: { pedir: fromPromise<unknown>(falta) },
  delays: { limite: falta, espera: falta },
  guards: { estaVacia: ({ context: { lista } }) => Array.isArray(lista) && lista.length === 0 },
  actions: {
    registrarFallo: falta,
    anotarLista: assign({
      lista: ({ context, event }) => ('output' in event ? event.output : context.lista),
      fallos: 0,
    }),
    contarFallo: assign({ fallos: ({ context }) => context.fallos + 1 }),
    olvidarFallos: assign({ fallos: 0 }),
  },
}).createMachine({
  id: 'sessionList',
  description:
    'Lo que toda página necesita saber de la sesión, y se pide otra vez cuando empieza una: el menú del servidor, o qué funciones están encendidas.',
  context: ({ input }) => ({ lista: input, fallos: 0 }),
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Primera carga: hasta que se sepa algo, ninguna página protegida decide.',
      tags: 'cargando',
      meta: { requisitos: ['MENU-01', 'ROUTE-45'] },
      invoke: {
        id: 'cargar',
        src: 'pedir',
        onDone: { target: 'cargada', actions: 'anotarLista' },
        onError: { target: 'fallida', actions: ['contarFallo', 'registrarFallo'] },
      },
      on: { RECARGAR: { description: 'Empezó una sesión.', target: 'cargando', reenter: true } },
      after: { limite: { target: 'fallida', actions: ['contarFallo', 'registrarFallo'] } },
    },
    cargada: {
      description: 'Se sabe qué hay. Vacía no es lo mismo que fallida.',
      on: {
        RECARGAR: [
          {
            guard: 'estaVacia',
            description:
              'Empezó una sesión, y el menú vacío que había no puede decidir por ella. Las funciones nunca están vacías: cada una está encendida o apagada.',
            target: 'cargando',
          },
          { description: 'Empezó una sesión.', target: 'actualizando' },
        ],
      },
    },
    actualizando: {
      description: 'Se pide otra vez; mientras tanto vale lo que había.',
      invoke: {
        id: 'actualizar',
        src: 'pedir',
        onDone: { target: 'cargada', actions: 'anotarLista' },
        onError: { target: 'cargada', actions: 'registrarFallo' },
      },
      on: { RECARGAR: { target: 'actualizando', reenter: true } },
      after: { limite: { target: 'cargada', actions: 'registrarFallo' } },
    },
    fallida: {
      description:
        'No se pudo cargar: solo se registra y se reintenta. Sin menú cada página decide por su propia regla; sin funciones, todas están apagadas.',
      tags: 'error',
      meta: { requisitos: ['MENU-10', 'ROUTE-43'] },
      on: {
        REINTENTAR: { target: 'reintentando', actions: 'olvidarFallos' },
        EN_LINEA: { target: 'reintentando', actions: 'olvidarFallos' },
        RECARGAR: { target: 'reintentando', actions: 'olvidarFallos' },
      },
      after: { espera: { target: 'reintentando' } },
    },
    reintentando: {
      description: 'Otro intento, sin detener a nadie.',
      tags: 'error',
      invoke: {
        id: 'recargar',
        src: 'pedir',
        onDone: { target: 'cargada', actions: 'anotarLista' },
        onError: { target: 'fallida', actions: ['contarFallo', 'registrarFallo'] },
      },
      on: {
        RECARGAR: { target: 'reintentando', reenter: true },
        REINTENTAR: {
          description: 'Quien pulsa no espera a un intento que quizá ya no llegue: empieza otro.',
          target: 'reintentando',
          reenter: true,
        },
      },
      after: { limite: { target: 'fallida', actions: ['contarFallo', 'registrarFallo'] } },
    },
  },
});

/** The same chart with the type of a list. */
export type SessionList<T> = Retyped<typeof sessionListMachine, Contexto<T>, T, unknown>;
