import { assign } from 'xstate';
import { dueInvoices, returnedCases } from './due-tasks';
import { dueTasksMachine } from './dueTasks.machine';

export const dueTasksFlow = dueTasksMachine.provide({
  actions: {
    anotarFacturas: assign({
      facturas: ({ context, event }) =>
        event.type === 'xstate.done.actor.facturas' ? dueInvoices(event.output, context) : context.facturas,
    }),
    anotarCasos: assign({
      casos: ({ context, event }) =>
        event.type === 'xstate.done.actor.devueltas' ? returnedCases(event.output.data) : context.casos,
    }),
  },
});
