import { assign } from 'xstate';
import { findQuestions } from './find-questions';
import { helpMachine } from './help.machine';

export const helpFlow = helpMachine.provide({
  actions: {
    buscar: assign(({ context, event }) => ({
      buscado: event.texto,
      encontradas: findQuestions(context.preguntas, event.texto),
    })),
  },
});
