import * as v from 'valibot';
import { keptStartedPayment, type StartedPayment } from './started-payment';

/** A payment that this browser began: it goes on with the same order, and never beside it. */
export interface PaymentIntent extends StartedPayment {
  idOrdenFactura: string;
  /** When the order was made, in milliseconds by the server's clock. */
  desde: number;
  /** Whether the form went to the gateway: from then on it may be charged. */
  enviado: boolean;
}

export const keptPaymentIntent = v.object({
  ...keptStartedPayment.entries,
  idOrdenFactura: v.string(),
  desde: v.pipe(v.number(), v.finite()),
  enviado: v.boolean(),
}) satisfies v.GenericSchema<unknown, PaymentIntent>;
