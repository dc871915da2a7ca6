import { type ContactPart, partFields } from './contact-part';
import type { ProfileDraft } from './profile-draft';

/** One draft with a part of the other; a region goes with its address. */
export const withPart = (draft: ProfileDraft, part: ContactPart, from: ProfileDraft): ProfileDraft => ({
  ...draft,
  ...Object.fromEntries(partFields[part].map((field) => [field, from[field]])),
  ...(part === 'direccion' ? { region: from.region } : {}),
});
