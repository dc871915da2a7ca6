import type { ContactDraft } from './contact-draft';
import { type ContactPart, contactParts, contentOf } from './contact-part';

/** In which parts two drafts would be another write. */
export const changedParts = (before: ContactDraft, after: ContactDraft): ContactPart[] =>
  contactParts.filter((part) => contentOf(part, before) !== contentOf(part, after));
