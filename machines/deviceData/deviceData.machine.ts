import { assign, fromPromise, setup } from 'xstate';
import type { Guardado } from '../../domain/rules/session/kept-kinds';

interface Contexto {
  guardado: readonly Guardado[];
}

type Evento =
  | { type: 'BORRAR' }
  | { type: 'CONFIRMAR' }
  | { type: 'CANCELAR' }
  | { type: 'REINTENTAR' }
  | { type: 'xstate.done.actor.leer'; output: readonly Guardado[] };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const deviceDataMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'error' | 'aviso' | 'terminal' },
  delays: { limiteLectura: falta },
  actors: { leerGuardado: fromPromise<readonly Guardado[]>(falta) },
  actions: {
    anotarGuardado: assign({
      guardado: ({ context, event }) => ('output' in event ? event.output : context.guardado),
    }),
    /** También cierra la sesión. */
    borrarGuardado: falta,
  },
}).createMachine({
  id: 'deviceData',
  description: 'Lo que este dispositivo guarda del afiliado, y borrarlo, en su perfil.',
  context: { guardado: [] },
  initial: 'leyendo',
  states: {
    leyendo: {
      description: 'Se mira qué guarda este dispositivo.',
      tags: 'cargando',
      invoke: {
        id: 'leer',
        src: 'leerGuardado',
        onDone: { target: 'mostrando', actions: 'anotarGuardado' },
        onError: { description: 'El navegador no deja mirarlo.', target: 'sinLeer' },
      },
      after: { limiteLectura: { target: 'sinLeer' } },
    },
    sinLeer: {
      description: 'No se pudo mirar. Borrar se puede igual.',
      tags: 'error',
      on: { REINTENTAR: { target: 'leyendo' }, BORRAR: { target: 'preguntando' } },
    },
    mostrando: {
      description: 'Se ve, en palabras, qué guarda y cuánto ocupa.',
      on: { BORRAR: { target: 'preguntando' } },
    },
    preguntando: {
      description: 'Diálogo: ¿se borra? Se pierden los borradores, y se cierra la sesión.',
      tags: 'aviso',
      meta: { pantalla: '¿Borrar lo que guarda este dispositivo?' },
      on: { CONFIRMAR: { target: 'borrado' }, CANCELAR: { target: 'mostrando' } },
    },
    borrado: {
      description: 'Se borró todo y se cerró la sesión.',
      type: 'final',
      tags: 'terminal',
      entry: 'borrarGuardado',
    },
  },
});
