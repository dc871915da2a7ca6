import { assign, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../src/contract/call-result';
import type { Reply, Request } from '../../src/contract/endpoint';
import type { datospersonales } from '../../src/contract/nucleo';

interface Contexto extends CallResult {
  codigoAfiliado: string;
  perfil: Reply<typeof datospersonales> | null;
}

export type Evento =
  | { type: 'REINTENTAR' }
  | { type: 'RELEER' }
  | { type: 'xstate.done.actor.consultarPerfil'; output: Reply<typeof datospersonales> };

const falta = (): never => {
  throw new Error('falta');
};

export const profileMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado'>;
    events: Evento;
    tags: 'cargando' | 'error';
  },
  actors: { consultarPerfil: fromPromise<Reply<typeof datospersonales>, Request<typeof datospersonales>>(falta) },
  delays: { limite: falta },
  actions: {
    anotarPerfil: assign({ perfil: ({ context, event }) => ('output' in event ? event.output : context.perfil) }),
    anotarResultado: falta,
    registrarFallo: falta,
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ ...input, perfil: null, respuesta: null, problema: null }),
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Se pide el perfil del afiliado.',
      tags: 'cargando',
      invoke: {
        id: 'consultarPerfil',
        src: 'consultarPerfil',
        input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
        onDone: { target: 'mostrando', actions: 'anotarPerfil' },
        onError: { target: 'fallida', actions: 'anotarResultado' },
      },
      after: { limite: { target: 'fallida', actions: 'anotarResultado' } },
    },
    fallida: {
      description: 'No se pudo leer el perfil. Se puede reintentar.',
      tags: 'error',
      on: { REINTENTAR: { target: 'cargando' } },
    },
    mostrando: {
      initial: 'quieto',
      states: {
        quieto: {
          description: 'El perfil, con sus partes.',
          on: { RELEER: { description: 'Una parte lo pide.', target: 'releyendo' } },
        },
        releyendo: {
          description: 'Se lee otra vez, y mientras tanto se sigue viendo lo que había.',
          invoke: {
            id: 'consultarPerfil',
            src: 'consultarPerfil',
            input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
            onDone: { target: 'quieto', actions: 'anotarPerfil' },
            onError: { target: 'quieto', actions: 'registrarFallo' },
          },
          on: { RELEER: { target: 'releyendo', reenter: true } },
          after: { limite: { target: 'quieto', actions: 'registrarFallo' } },
        },
      },
    },
  },
});
