import { draftPrefix } from './clear-drafts';
import { anonymousOwner, datedDraft } from './draft-store';
import { jsonStore } from './json-store';
import type { SafeStorage } from './storage';

const forms = ['reimbursement', 'preauthorization', 'holderAffiliation', 'dependentAffiliation'];

/**
 * Somebody began a request here, and has not sent it: log-out takes it away. It is only looked for: how old it is may not
 * be known yet, where the server has not told its time.
 */
export const hasRequestDraft = (local: SafeStorage, codigoAfiliado: string): boolean =>
  [...forms.map((form) => `${codigoAfiliado}_${form}`), `${anonymousOwner}_application`].some(
    (name) => jsonStore(local, `${draftPrefix}${name}`, datedDraft).read() !== null,
  );
