import * as v from 'valibot';
import { type ContactDraft, emptyContact } from '../../domain/rules/contact/contact-draft';
import { type ContactSends, keptSends } from '../../domain/rules/contact/contact-sends';
import { storedFields } from '../../domain/rules/form/parse-stored';

export interface StoredContactDraft {
  borrador: ContactDraft;
  /** The stored contact data when the member began to type. */
  base: ContactDraft;
  paso: 0 | 1 | 2;
  envios: ContactSends;
}

const draft = storedFields(emptyContact);

/** Schema of the wizard's stored draft; malformed parts are dropped. Without a base every field counts as typed. */
export const storedContactDraft = v.object({
  borrador: draft,
  base: v.fallback(draft, emptyContact),
  paso: v.fallback(v.picklist([0, 1, 2]), 0),
  envios: keptSends,
}) satisfies v.GenericSchema<unknown, StoredContactDraft>;
