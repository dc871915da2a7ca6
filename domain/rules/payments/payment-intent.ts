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

/** A payment started by this browser: it continues with the same order only. */
export interface PaymentIntent extends StartedPayment {
  idOrdenFactura: string;
  /** When the order was made, in milliseconds by the server's clock. */
  desde: number;
  /** Whether the form was posted to the gateway: from then on it may be charged. */
  enviado: boolean;
}

export const keptPaymentIntent = v.object({
  ...keptStartedPayment.entries,
  idOrdenFactura: v.string(),
  desde: v.pipe(v.number(), v.finite()),
  enviado: v.boolean(),
}) satisfies v.GenericSchema<unknown, PaymentIntent>;

/** A payment confirmed by the reconciliation. */
export interface PaymentReceipt extends StartedPayment {
  /** When this browser learned of it, in milliseconds by the server's clock. */
  confirmado: number;
}

export const keptPaymentReceipt = v.object({
  ...keptStartedPayment.entries,
  confirmado: v.pipe(v.number(), v.finite()),
}) satisfies v.GenericSchema<unknown, PaymentReceipt>;

/** The life of a session, plus a minute of clock skew. */
const chargeableMs = 16 * 60_000;

/** Whether the gateway may still charge what this browser sent there; `ahora`: milliseconds, by the server's clock. */
export const isChargeable = ({ enviado, desde }: { enviado: boolean; desde: number }, ahora: number): boolean =>
  enviado && Math.abs(ahora - desde) < chargeableMs;

/**
 * The payment for which this tab left; else the last one sent to the gateway from this browser; else the last confirmed
 * one.
 */
export const lastPayment = (
  sent: StartedPayment | null,
  intents: readonly PaymentIntent[],
  receipts: readonly PaymentReceipt[],
): StartedPayment | null => {
  if (sent !== null) return sent;
  const [intent] = intents.filter(({ enviado }) => enviado).toSorted((a, b) => b.desde - a.desde);
  const [receipt] = receipts.toSorted((a, b) => b.confirmado - a.confirmado);
  const last = intent ?? receipt;
  return last === undefined ? null : { numero: last.numero, factura: last.factura, monto: last.monto };
};
