import { receiptPrefix } from './forget-typed';
import type { SafeStorage } from './storage';

/** The case that was created just before the page loaded anew: of one member, until somebody closes it or the tab goes. */
export interface CaseReceiptStore {
  /** Null where there is none, or nobody can read it. */
  read(): object | null;
  keep(receipt: object): void;
  forget(): void;
}

export const caseReceiptStore = (session: SafeStorage, codigoAfiliado: string): CaseReceiptStore => {
  const key = `${receiptPrefix}${codigoAfiliado}_caso`;
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(session.get(key) ?? 'null');
        return typeof stored === 'object' ? stored : null;
      } catch {
        return null;
      }
    },
    keep: (receipt) => session.set(key, JSON.stringify(receipt)),
    forget: () => session.remove(key),
  };
};
