import type { Browser } from './browser';
import { draftStore, stranger } from './draft-store';

const forms = ['reimbursement', 'preauthorization', 'holderAffiliation', 'dependentAffiliation'];

/** Somebody began a request here, and has not sent it: log-out takes it away. */
export const hasBegunRequest = (
  { local, clock }: Pick<Browser, 'local' | 'clock'>,
  now: () => number,
  codigoAfiliado: string,
): boolean =>
  [
    ...forms.map((form) => draftStore(local, now, codigoAfiliado, form)),
    // Strangers write by the device's own time.
    draftStore(local, () => clock.now().wall, stranger, 'application'),
  ].some((draft) => draft.read() !== null);
