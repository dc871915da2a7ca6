import * as v from 'valibot';
import { storedFields } from '../form/stored-fields';
import type { ContactSends } from './contact-sends';
import { keptSends } from './kept-sends';
import { emptyProfile, type ProfileDraft } from './profile-draft';

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
