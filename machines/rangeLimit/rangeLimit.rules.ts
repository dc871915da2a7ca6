import { assign } from 'xstate';
import { alertOf } from '../../domain/rules/notices/alert';
import { rangeLimitMachine } from './rangeLimit.machine';

export const rangeLimitFlow = rangeLimitMachine.provide({
  actions: {
    anotarAlerta: assign({
      alerta: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarAlerta' ? alertOf(event.output, '') : context.alerta,
    }),
  },
});
