import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { type Abiertas, type Objetivo, openSessionsMachine } from './openSessions.machine';

/** Of more than are listed the rest may hold the one that was meant; none is left to close where all others are. */
const isClosed = ({ sesiones, mas }: Abiertas, objetivo: Objetivo): boolean =>
  mas === 0 && !sesiones.some(({ codigo, propia }) => (objetivo === null ? !propia : codigo === objetivo.codigo));

export const openSessionsFlow = openSessionsMachine.provide({
  guards: {
    quedoCerrada: ({ context: { objetivo }, event }) =>
      event.type === 'xstate.done.actor.comprobar' && event.output !== null && isClosed(event.output, objetivo),
  },
  actions: { anotarResultado: assign(({ event }) => resultOf(event)) },
});
