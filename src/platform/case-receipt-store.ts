import { type CaseReceipt, keptCaseReceipt } from '../../domain/rules/requests/case-receipt';
import { receiptPrefix } from './clear-drafts';
import { type JsonStore, jsonStore } from './json-store';
import type { SafeStorage } from './storage';

/** The case that was created just before the page loaded anew: of one member, until somebody closes it or the tab goes. */
export const caseReceiptStore = (session: SafeStorage, codigoAfiliado: string): JsonStore<CaseReceipt> =>
  jsonStore(session, `${receiptPrefix}${codigoAfiliado}_caso`, keptCaseReceipt);
