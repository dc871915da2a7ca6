import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ChartFailure } from '../../domain/contract/chart-failure';
import type { Retyped } from '../retyped';

interface Contexto {
  /** Lo que se pregunta, donde no es siempre lo mismo. Su tipo lo sabe quien lo pide. */
  pregunta: unknown;
  /** Lo que contestó el servicio. Su tipo lo sabe quien lo pide. */
  respuesta: unknown;
  /** Por qué no vino la última vez. */
  problema: ChartFailure | null;
}

export type Evento =
  | { type: 'REINTENTAR' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.pedir'; output: unknown }
  | { type: 'xstate.error.actor.pedir'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const fetchingMachine = setup({
  types: {} as { context: Contexto; input: unknown; events: Evento; output: unknown; tags: 'cargando' | 'error' },
  actors: { pedir: fromPromise<unknown, unknown>(falta), vigilarRed: fromCallback(falta) },
  delays: { limite: falta },
  actions: {
    registrarFallo: falta,
    anotarRespuesta: assign({
      respuesta: ({ context, event }) => ('output' in event ? event.output : context.respuesta),
      problema: null,
    }),
    anotarProblema: falta,
  },
}).createMachine({
  id: 'fetching',
  description: 'Una lista, una búsqueda o algo más que se pide al servicio por separado, con su propio reintento.',
  context: ({ input }) => ({ pregunta: input, respuesta: null, problema: null }),
  initial: 'pidiendo',
  states: {
    pidiendo: {
      description: 'Se pide. Lo demás de la página se usa mientras tanto.',
      tags: 'cargando',
      invoke: {
        id: 'pedir',
        src: 'pedir',
        input: ({ context }: { context: Contexto }) => context.pregunta,
        onDone: { target: 'listo', actions: 'anotarRespuesta' },
        onError: { target: 'fallido', actions: 'anotarProblema' },
      },
      after: { limite: { target: 'fallido', actions: 'anotarProblema' } },
    },
    listo: { description: 'Llegó: se entrega a quien lo pidió.', type: 'final' },
    fallido: {
      description: 'No vino: su lugar en la página lo dice, y se puede reintentar. Al volver la conexión se pide solo.',
      tags: 'error',
      entry: 'registrarFallo',
      invoke: {
        id: 'vigilarRed',
        src: 'vigilarRed',
        onError: { description: 'Sin avisos de la red queda el botón.' },
      },
      on: { REINTENTAR: { target: 'pidiendo' }, EN_LINEA: { target: 'pidiendo' } },
    },
  },
  output: ({ context }: { context: Contexto }) => context.respuesta,
});

/** The same chart with the types of a parent: T is the answer, Q the question. */
export type Fetching<T, Q = unknown> = Retyped<typeof fetchingMachine, Contexto, Q, T>;
