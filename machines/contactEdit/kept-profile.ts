import * as v from 'valibot';
import { type ContactSends, keptSends } from '../../domain/rules/contact/contact-sends';
import { emptyProfile, type ProfileDraft } from '../../domain/rules/contact/profile-draft';
import { storedFields } from '../../domain/rules/form/parse-stored';

export interface KeptProfile {
  borrador: ProfileDraft;
  /** What was stored when the writing began. */
  base: ProfileDraft;
  envios: ContactSends;
}

const draft = storedFields(emptyProfile);

/** What was kept of the profile's contact data, as far as it can be read. */
export const keptProfile = v.object({ borrador: draft, base: draft, envios: keptSends }) satisfies v.GenericSchema<
  unknown,
  KeptProfile
>;
