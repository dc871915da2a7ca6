import { receiptPrefix } from './clear-drafts';
import type { SafeStorage } from './storage';

/** What was saved just before the page loaded anew: of one member, in one flow, until it is read or the tab goes. */
export interface ReceiptStore {
  /** When it was saved; null where there is none. */
  read(): number | null;
  keep(at: number): void;
  forget(): void;
}

export const receiptStore = (session: SafeStorage, codigoAfiliado: string, flow: string): ReceiptStore => {
  const key = `${receiptPrefix}${codigoAfiliado}_${flow}`;
  return {
    read: () => {
      const at = Number(session.get(key) ?? Number.NaN);
      return Number.isFinite(at) ? at : null;
    },
    keep: (at) => session.set(key, String(at)),
    forget: () => session.remove(key),
  };
};
