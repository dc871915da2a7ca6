import * as v from 'valibot';
import { type ContactSends, keptSends } from '../../domain/rules/contact/contact-sends';
import { emptyProfile, type ProfileDraft } from '../../domain/rules/contact/profile-draft';
import { storedFields } from '../../domain/rules/form/parse-stored';

export interface StoredProfileDraft {
  borrador: ProfileDraft;
  /** The stored contact data when the edit began. */
  base: ProfileDraft;
  envios: ContactSends;
}

const draft = storedFields(emptyProfile);

/** Schema of the stored draft of a profile's contact data; malformed parts are dropped. */
export const storedProfileDraft = v.object({
  borrador: draft,
  base: draft,
  envios: keptSends,
}) satisfies v.GenericSchema<unknown, StoredProfileDraft>;
