import type { PaymentIntent } from './payment-intent';
import type { PaymentReceipt } from './payment-receipt';
import type { StartedPayment } from './started-payment';

/**
 * The one for which this tab left; else the last that went to the gateway from this browser; where none is under way, the
 * one that was confirmed last.
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
