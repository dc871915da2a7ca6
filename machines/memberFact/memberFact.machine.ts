import { assign, fromPromise, setup } from 'xstate';
import type { Retyped } from '../retyped';

interface Contexto<T = unknown> {
  /** Lo último que se supo, o lo que vale mientras no se sabe nada. Su tipo lo sabe quien lo pide. */
  dato: T;
  /** Si se pide en cuanto empieza la sesión, o cuando alguien lo necesite. */
  alEntrar: boolean;
}

type Evento = { type: 'RECARGAR' } | { type: 'EN_LINEA' } | { type: 'xstate.done.actor.pedir'; output: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const memberFactMachine = setup({
  types: {} as { context: Contexto; input: Contexto; events: Evento; tags: 'cargando' | 'error' },
  actors: { pedir: fromPromise<unknown>(falta) },
  delays: { limite: falta },
  guards: { alEntrar: ({ context }) => context.alEntrar },
  actions: {
    registrarFallo: falta,
    guardarDato: falta,
    anotarDato: assign({ dato: ({ context, event }) => ('output' in event ? event.output : context.dato) }),
  },
}).createMachine({
  id: 'memberFact',
  description:
    'Un dato de quien entró, que se ve o se usa en muchas páginas: su plan, su foto, sus consumos, si confía en este navegador, si le llegan los avisos, si se le ofrece una llave.',
  context: ({ input }) => input,
  initial: 'dormido',
  states: {
    dormido: {
      description: 'Nadie lo ha pedido todavía. Los dispositivos esperan a una página que los use.',
      always: {
        guard: 'alEntrar',
        description: 'Todos menos los dispositivos.',
        target: 'cargando',
      },
      on: { RECARGAR: { target: 'cargando' } },
    },
    cargando: {
      description: 'Se pide; mientras tanto vale lo que había, como la última foto que se guardó.',
      tags: 'cargando',
      meta: { requisitos: ['SHELL-11', 'API-44'] },
      invoke: {
        id: 'pedir',
        src: 'pedir',
        onDone: { target: 'cargado', actions: ['anotarDato', 'guardarDato'] },
        onError: { target: 'fallido', actions: 'registrarFallo' },
      },
      on: { RECARGAR: { description: 'Lo que se pedía puede ser ya viejo.', target: 'cargando', reenter: true } },
      after: { limite: { target: 'fallido', actions: 'registrarFallo' } },
    },
    cargado: {
      description: 'Se sabe, también que no hay nada: ni plan con nombre, ni foto, ni consumos, ni confianza.',
      on: { RECARGAR: { description: 'Cambió, o alguien lo necesita otra vez.', target: 'cargando' } },
    },
    fallido: {
      description: 'No se pudo saber: solo se registra. Queda lo que había, y se puede pedir otra vez.',
      tags: 'error',
      on: { EN_LINEA: { target: 'cargando' }, RECARGAR: { target: 'cargando' } },
    },
  },
});

/** The same chart with the type of a fact. */
export type MemberFact<T> = Retyped<typeof memberFactMachine, Contexto<T>, Contexto<T>, unknown>;
