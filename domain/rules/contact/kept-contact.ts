import * as v from 'valibot';
import { storedFields } from '../form/stored-fields';
import { type ContactDraft, emptyContact } from './contact-draft';
import type { ContactSends } from './contact-sends';
import { keptSends } from './kept-sends';

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
