import { storedList } from '../../domain/rules/form/parse-stored';
import { keptPaymentReceipt, type PaymentReceipt } from '../../domain/rules/payments/payment-intent';
import { receiptPrefix } from './clear-drafts';
import { jsonStore } from './json-store';
import type { SafeStorage } from './storage';

/** Receipts of this session's payments, per member and tab; stored until closed or until log-out. */
export interface PaymentReceipts {
  read(): readonly PaymentReceipt[];
  keep(receipts: readonly PaymentReceipt[]): void;
  forget(numero: string): void;
}

const schema = storedList(keptPaymentReceipt);

export const paymentReceipts = (session: SafeStorage, codigoAfiliado: string): PaymentReceipts => {
  // With the prefix of all receipts, which a log-out deletes.
  const store = jsonStore(session, `${receiptPrefix}${codigoAfiliado}_pagos`, schema);
  const read = () => store.read() ?? [];
  const write = (receipts: readonly PaymentReceipt[]) =>
    receipts.length === 0 ? store.forget() : store.keep(receipts);
  return {
    read,
    keep: (receipts) => {
      const numbers = receipts.map(({ numero }) => numero);
      if (numbers.length > 0) write([...receipts, ...read().filter(({ numero }) => !numbers.includes(numero))]);
    },
    forget: (numero) => write(read().filter((one) => one.numero !== numero)),
  };
};
