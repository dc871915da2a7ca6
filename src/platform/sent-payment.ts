import { keptStartedPayment, type StartedPayment } from '../../domain/rules/payments/payment-intent';
import { receiptPrefix } from './clear-drafts';
import { jsonStore } from './json-store';
import type { SafeStorage } from './storage';

/** The payment for which this tab last left to the gateway, whatever other tabs did since. */
export const sentPayment = (session: SafeStorage, codigoAfiliado: string) => {
  // Under the prefix of all receipts, which go at log-out.
  const store = jsonStore(session, `${receiptPrefix}${codigoAfiliado}_enviado`, keptStartedPayment);
  return {
    read: store.read,
    keep: ({ numero, factura, monto }: StartedPayment) => store.keep({ numero, factura, monto }),
  };
};
