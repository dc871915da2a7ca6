import * as v from 'valibot';
import { keptStartedPayment, type StartedPayment } from './started-payment';

/** What is left of a payment once the reconciliation has confirmed it. */
export interface PaymentReceipt extends StartedPayment {
  /** When this browser was told, in milliseconds by the server's clock. */
  confirmado: number;
}

export const keptPaymentReceipt = v.object({
  ...keptStartedPayment.entries,
  confirmado: v.pipe(v.number(), v.finite()),
}) satisfies v.GenericSchema<unknown, PaymentReceipt>;
