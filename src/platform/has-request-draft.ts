import { draftPrefix } from './clear-drafts';
import { anonymousOwner, datedDraft } from './draft-store';
import { jsonStore } from './json-store';
import type { SafeStorage } from './storage';

const forms = ['reimbursement', 'preauthorization', 'holderAffiliation', 'dependentAffiliation'];

/**
 * Whether this browser stores an unsent request, which a log-out deletes. Ignores the draft's age, because the server's
 * time may be unknown.
 */
export const hasRequestDraft = (local: SafeStorage, codigoAfiliado: string): boolean =>
  [...forms.map((form) => `${codigoAfiliado}_${form}`), `${anonymousOwner}_application`].some(
    (name) => jsonStore(local, `${draftPrefix}${name}`, datedDraft).read() !== null,
  );
