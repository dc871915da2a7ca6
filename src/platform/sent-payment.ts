import type { StartedPayment } from '../../domain/rules/payments/started-payment';
import type { SafeStorage } from './storage';

/** The payment for which this tab left last: what it is told when it comes back, whatever other tabs did meanwhile. */
export interface SentPayment {
  read(): StartedPayment | null;
  keep(payment: StartedPayment): void;
}

export const sentPayment = (session: SafeStorage, codigoAfiliado: string): SentPayment => {
  // Under the prefix of all receipts: whoever logs out leaves nothing behind.
  const key = `recibo_${codigoAfiliado}_enviado`;
  return {
    read: () => {
      try {
        const { numero, factura, monto }: Partial<Record<string, unknown>> = Object(
          JSON.parse(session.get(key) ?? 'null'),
        );
        const isWhole = typeof numero === 'string' && typeof factura === 'string' && typeof monto === 'number';
        return isWhole && Number.isSafeInteger(monto) ? { numero, factura, monto } : null;
      } catch {
        return null;
      }
    },
    keep: ({ numero, factura, monto }) => session.set(key, JSON.stringify({ numero, factura, monto })),
  };
};
