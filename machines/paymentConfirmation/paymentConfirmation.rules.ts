import { assign } from 'xstate';
import { listedAmount, paymentTruth } from './payment-truth';
import { paymentConfirmationMachine } from './paymentConfirmation.machine';

export const paymentConfirmationFlow = paymentConfirmationMachine.provide({
  guards: {
    consta: ({ context, event }, { como }) =>
      event.type === 'xstate.done.actor.consultarFacturas' && paymentTruth(event.output, context) === como,
  },
  actions: {
    anotarDescripcion: assign({
      descripcion: ({ context, event }) =>
        event.type === 'xstate.done.actor.explicar'
          ? (event.output.find(({ codigo }) => codigo === context.codigo)?.descripcion.trim() ?? '')
          : context.descripcion,
    }),
    anotarEstado: assign(({ context, event }) =>
      event.type === 'xstate.done.actor.consultarFacturas'
        ? {
            estado: paymentTruth(event.output, context),
            montoVisto: listedAmount(event.output, context.pago) ?? context.montoVisto,
          }
        : {},
    ),
  },
});
