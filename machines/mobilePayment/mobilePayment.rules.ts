import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { linkTroubleOf } from '../../domain/contract/link-trouble';
import { listedInvoice } from '../../domain/rules/payments/invoice';
import { mobilePaymentMachine } from './mobilePayment.machine';

export const mobilePaymentFlow = mobilePaymentMachine.provide({
  guards: {
    factura: ({ context, event }, { es }) =>
      event.type === 'xstate.done.actor.consultarFacturas' && listedInvoice(event.output, context) === es,
  },
  actions: {
    anotarEnlace: assign({ enlace: ({ event }) => linkTroubleOf(event) }),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
