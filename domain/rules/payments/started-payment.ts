import * as v from 'valibot';

/** A payment for which there is an order. */
export interface StartedPayment {
  /** Of the order. */
  numero: string;
  factura: string;
  /** Cents. */
  monto: number;
}

export const keptStartedPayment = v.object({
  numero: v.string(),
  factura: v.string(),
  monto: v.pipe(v.number(), v.safeInteger()),
}) satisfies v.GenericSchema<unknown, StartedPayment>;
