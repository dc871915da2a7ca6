import { fromCallback, fromPromise, setup } from 'xstate';
import type { Reply } from '../../domain/contract/endpoint';
import type { sesionViva } from '../../domain/contract/extras/sesiones-viva';

/** Nulo: el servidor no lo dice. */
export type Viva = Reply<typeof sesionViva> | null;

interface Contexto {
  /** El servidor dice que lo tiene. */
  ofrecido: boolean;
}

export type Evento = { type: 'VOLVIO' } | { type: 'SE_OCULTO' } | { type: 'xstate.done.actor.preguntar'; output: Viva };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const sessionCheckMachine = setup({
  types: {} as { context: Contexto; input: Contexto; events: Evento; tags: 'cargando' | 'terminal' },
  actors: { preguntar: fromPromise<Viva>(falta), vigilarPagina: fromCallback(falta) },
  delays: { respiro: falta, resto: falta, limite: falta },
  guards: {
    ofrecido: ({ context }) => context.ofrecido,
    noLoDice: ({ event }) => 'output' in event && event.output === null,
  },
}).createMachine({
  id: 'sessionCheck',
  description:
    'Si la sesión sigue abierta en el servidor, que pudo cerrarse desde otro dispositivo. Preguntarlo no la alarga.',
  context: ({ input }) => input,
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si el servidor lo dice. Si no, no se pregunta nada.',
      always: [
        { guard: 'ofrecido', target: 'atento' },
        { description: 'El servidor no lo dice.', target: 'ausente' },
      ],
    },
    atento: {
      description: 'Se pregunta una vez por minuto con la página a la vista, y al volver a ella.',
      invoke: {
        id: 'vigilarPagina',
        src: 'vigilarPagina',
        onError: { description: 'Sin avisos del navegador: se pregunta cada minuto.' },
      },
      initial: 'reciente',
      on: { SE_OCULTO: { target: '.oculta' } },
      states: {
        reciente: {
          description: 'El servidor acaba de contestar algo: todavía no se pregunta otra vez.',
          after: { respiro: { target: 'aLaVista' } },
        },
        aLaVista: {
          description: 'La página está a la vista.',
          on: { VOLVIO: { target: 'preguntando' } },
          after: { resto: { target: 'preguntando' } },
        },
        oculta: {
          description: 'Nadie mira la página: no se pregunta.',
          on: { VOLVIO: { target: 'preguntando' } },
        },
        preguntando: {
          description:
            'Se pregunta. Si la sesión se cerró, la respuesta misma la termina aquí; si falla, queda abierta.',
          tags: 'cargando',
          invoke: {
            id: 'preguntar',
            src: 'preguntar',
            onDone: [{ guard: 'noLoDice', target: '#sessionCheck.ausente' }, { target: 'reciente' }],
            onError: { target: 'reciente' },
          },
          after: { limite: { target: 'reciente' } },
        },
      },
    },
    ausente: { description: 'El servidor no lo dice: se sabe con la próxima llamada.', type: 'final' },
  },
});
