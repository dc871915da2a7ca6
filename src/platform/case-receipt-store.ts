import { type CaseReceipt, keptCaseReceipt } from '../../domain/rules/requests/case-receipt';
import { receiptPrefix } from './clear-drafts';
import { type JsonStore, jsonStore } from './json-store';
import type { SafeStorage } from './storage';

/** The case created just before the page reloaded, per member; stored until closed or until the tab closes. */
export const caseReceiptStore = (session: SafeStorage, codigoAfiliado: string): JsonStore<CaseReceipt> =>
  jsonStore(session, `${receiptPrefix}${codigoAfiliado}_caso`, keptCaseReceipt);
