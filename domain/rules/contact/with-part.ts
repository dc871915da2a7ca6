import type { ContactDraft } from './contact-draft';
import { type ContactPart, partFields } from './contact-part';

/** One draft with a part of the other; a region goes with its address. */
export const withPart = <Draft extends ContactDraft>(draft: Draft, part: ContactPart, from: Draft): Draft => {
  const fields: readonly string[] = part === 'direccion' ? ['region', ...partFields.direccion] : partFields[part];
  return { ...draft, ...Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field))) };
};
