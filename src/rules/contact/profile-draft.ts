import { type ContactDraft, emptyContact } from './contact-draft';
import type { Place } from './place';
import { placeCode } from './place-code';
import { draftOfContact, type StoredContact } from './stored-contact';

/** Contact data as the service keeps them, with the region that the profile asks for too. */
export interface ProfileContact extends StoredContact {
  idRegion: string;
  region: string;
}

export interface ProfileDraft extends ContactDraft {
  region: string;
}

export const emptyProfile: ProfileDraft = { ...emptyContact, region: '' };

/** What is stored, as it is written. A province lies in one region, whatever is stored beside it. */
export const profileDraft = (contact: ProfileContact, provincias: readonly Place[]): ProfileDraft => {
  const draft = draftOfContact(contact);
  const province = provincias.find(({ codigo }) => codigo === draft.provincia);
  return { ...draft, region: province?.codigoPadre || placeCode(contact.idRegion) };
};
