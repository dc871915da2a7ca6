import * as v from 'valibot';
import { type ContactDraft, emptyContact } from '../../domain/rules/contact/contact-draft';
import { type ContactSends, keptSends } from '../../domain/rules/contact/contact-sends';
import { storedFields } from '../../domain/rules/form/parse-stored';

export interface KeptContact {
  borrador: ContactDraft;
  /** What was stored when the writing began. */
  base: ContactDraft;
  paso: 0 | 1 | 2;
  envios: ContactSends;
}

const draft = storedFields(emptyContact);

/** What was kept of the wizard, as far as it can be read. Without a base all that was typed counts. */
export const keptContact = v.object({
  borrador: draft,
  base: v.fallback(draft, emptyContact),
  paso: v.fallback(v.picklist([0, 1, 2]), 0),
  envios: keptSends,
}) satisfies v.GenericSchema<unknown, KeptContact>;
