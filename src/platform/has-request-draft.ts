import { draftPrefix } from './clear-drafts';
import { anonymousOwner, datedDraft } from './draft-store';
import { jsonStore } from './json-store';
import { draftNames } from './request-drafts';
import type { SafeStorage } from './storage';

/**
 * Whether this browser stores an unsent request, which a log-out deletes. Ignores the draft's age, because the server's
 * time may be unknown.
 */
export const hasRequestDraft = (local: SafeStorage, codigoAfiliado: string): boolean =>
  [...Object.values(draftNames).map((form) => `${codigoAfiliado}_${form}`), `${anonymousOwner}_application`].some(
    (name) => jsonStore(local, `${draftPrefix}${name}`, datedDraft).read() !== null,
  );
