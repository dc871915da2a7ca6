import type { PaymentDeadline } from '../../../domain/rules/payments/invoice';
import type { PendingInvoice } from '../../../machines/payment/pending-invoice';

const dayMs = 86_400_000;

/** Whole days between two days, both yyyy-MM-dd; null if one of them is not a date. */
export const daysUntil = (today: string, day: string): number | null => {
  const days = Math.round((Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs);
  return Number.isFinite(days) ? days : null;
};

/** The payable invoice that is due first, from today on. */
export const nextDeadline = (facturas: readonly PendingInvoice[], today: string): PaymentDeadline | null => {
  const [first] = facturas
    .filter(({ vence, situacion }) => situacion === 'porPagar' && (daysUntil(today, vence) ?? -1) >= 0)
    .sort((one, other) => (one.vence < other.vence ? -1 : 1));
  return first === undefined ? null : { factura: first.numero, vence: first.vence.slice(0, 10), monto: first.monto };
};
