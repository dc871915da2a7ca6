import { daysUntil } from '../../../domain/rules/dates/dates';
import type { PaymentDeadline } from '../../../domain/rules/payments/invoice';
import type { PendingInvoice } from '../../../machines/payment/pending-invoice';

/** The payable invoice that is due first, from today on. */
export const nextDeadline = (facturas: readonly PendingInvoice[], today: string): PaymentDeadline | null => {
  const [first] = facturas
    .filter(({ vence, situacion }) => situacion === 'porPagar' && (daysUntil(today, vence) ?? -1) >= 0)
    .sort((one, other) => (one.vence < other.vence ? -1 : 1));
  return first === undefined ? null : { factura: first.numero, vence: first.vence.slice(0, 10), monto: first.monto };
};
