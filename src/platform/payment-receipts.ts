import type { PaymentReceipt } from '../../domain/rules/payments/payment-receipt';
import type { SafeStorage } from './storage';

/** What was paid in this session: of one member, in one tab, until it is closed or the member logs out. */
export interface PaymentReceipts {
  read(): readonly PaymentReceipt[];
  keep(receipts: readonly PaymentReceipt[]): void;
  forget(numero: string): void;
}

const isReceipt = (kept: unknown): kept is PaymentReceipt => {
  const { numero, factura, monto, confirmado }: Partial<Record<string, unknown>> = Object(kept);
  return (
    typeof numero === 'string' &&
    typeof factura === 'string' &&
    Number.isSafeInteger(monto) &&
    Number.isFinite(confirmado)
  );
};

const receiptsIn = (stored: string | null): readonly PaymentReceipt[] => {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.filter(isReceipt) : [];
  } catch {
    return [];
  }
};

export const paymentReceipts = (session: SafeStorage, codigoAfiliado: string): PaymentReceipts => {
  // Under the prefix of all receipts: whoever logs out leaves nothing behind.
  const key = `recibo_${codigoAfiliado}_pagos`;
  const read = () => receiptsIn(session.get(key));
  const write = (receipts: readonly PaymentReceipt[]) =>
    receipts.length === 0 ? session.remove(key) : session.set(key, JSON.stringify(receipts));
  return {
    read,
    keep: (receipts) => {
      const numbers = receipts.map(({ numero }) => numero);
      if (numbers.length > 0) write([...receipts, ...read().filter(({ numero }) => !numbers.includes(numero))]);
    },
    forget: (numero) => write(read().filter((one) => one.numero !== numero)),
  };
};
