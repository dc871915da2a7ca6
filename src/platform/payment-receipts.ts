import { storedList } from '../../domain/rules/form/parse-stored';
import { keptPaymentReceipt, type PaymentReceipt } from '../../domain/rules/payments/payment-intent';
import { receiptPrefix } from './clear-drafts';
import { jsonStore } from './json-store';
import type { SafeStorage } from './storage';

/** Receipts per member, until log-out: `pagos`, those open in this tab; `pagadas`, the last ones of this browser. */
export interface PaymentReceipts {
  read(): readonly PaymentReceipt[];
  keep(receipts: readonly PaymentReceipt[]): void;
  forget(numero: string): void;
}

/** A year of monthly invoices, and some. */
const most = 18;

const schema = storedList(keptPaymentReceipt);

export const paymentReceipts = (
  area: SafeStorage,
  codigoAfiliado: string,
  name: 'pagos' | 'pagadas' = 'pagos',
): PaymentReceipts => {
  // With the prefix of all receipts, which a log-out deletes.
  const store = jsonStore(area, `${receiptPrefix}${codigoAfiliado}_${name}`, schema);
  const read = () => store.read() ?? [];
  const write = (receipts: readonly PaymentReceipt[]) =>
    receipts.length === 0 ? store.forget() : store.keep(receipts.slice(0, most));
  return {
    read,
    keep: (receipts) => {
      const numbers = receipts.map(({ numero }) => numero);
      if (numbers.length > 0) write([...receipts, ...read().filter(({ numero }) => !numbers.includes(numero))]);
    },
    forget: (numero) => write(read().filter((one) => one.numero !== numero)),
  };
};
