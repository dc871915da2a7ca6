import { type ContactDraft, emptyContact } from './contact-draft';
import type { Place } from './place';
import { placeCode } from './place-code';
import { draftOfContact, type StoredContact } from './stored-contact';
import { withRegion } from './with-region';

/** Contact data as the service keeps them, with the region that the profile asks for too. */
export interface ProfileContact extends StoredContact {
  idRegion: string;
  region: string;
}

export interface ProfileDraft extends ContactDraft {
  region: string;
}

export const emptyProfile: ProfileDraft = { ...emptyContact, region: '' };

/** What is stored, as it is written. */
export const profileDraft = (contact: ProfileContact, provincias: readonly Place[]): ProfileDraft =>
  withRegion({ ...draftOfContact(contact), region: placeCode(contact.idRegion) }, provincias);
