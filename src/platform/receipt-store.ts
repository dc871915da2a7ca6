import { receiptPrefix } from './clear-drafts';
import type { SafeStorage } from './storage';

/**
 * When something was saved just before the page reloaded, per member and flow; stored until read or until the tab
 * closes.
 */
export interface ReceiptStore {
  /** When it was saved; null if nothing was. */
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
