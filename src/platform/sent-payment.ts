import { keptStartedPayment, type StartedPayment } from '../../domain/rules/payments/payment-intent';
import { receiptPrefix } from './clear-drafts';
import { jsonStore } from './json-store';
import type { SafeStorage } from './storage';

/** The payment for which this tab last left for the gateway, independent of other tabs. */
export const sentPayment = (session: SafeStorage, codigoAfiliado: string) => {
  // With the prefix of all receipts, which a log-out deletes.
  const store = jsonStore(session, `${receiptPrefix}${codigoAfiliado}_enviado`, keptStartedPayment);
  return {
    read: store.read,
    keep: ({ numero, factura, monto }: StartedPayment) => store.keep({ numero, factura, monto }),
  };
};
