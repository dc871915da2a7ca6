import { draftStore, stranger } from './draft-store';
import type { SafeStorage } from './storage';

const forms = ['reimbursement', 'preauthorization', 'holderAffiliation', 'dependentAffiliation'];

/** Somebody began a request here, and has not sent it: log-out takes it away. */
export const hasBegunRequest = (local: SafeStorage, now: () => number, codigoAfiliado: string): boolean =>
  [...forms.map((form) => [codigoAfiliado, form] as const), [stranger, 'application'] as const].some(
    ([whose, form]) => draftStore(local, now, whose, form).read() !== null,
  );
