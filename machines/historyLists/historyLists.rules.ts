import { assign } from 'xstate';
import { familyOf } from '../../domain/rules/person/family';
import { historyListsMachine } from './historyLists.machine';

export const historyListsFlow = historyListsMachine.provide({
  actions: {
    anotarNucleo: assign({
      nucleo: ({ context, event }) =>
        event.type === 'xstate.done.actor.nucleo' ? familyOf(event.output) : context.nucleo,
    }),
  },
});
