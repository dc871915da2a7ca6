import { type ContactDraft, draftOfContact, emptyContact, type StoredContact } from './contact-draft';
import { type Place, placeCode } from './place';

/** Contact data as the service keeps them, with the region that the profile asks for too. */
export interface ProfileContact extends StoredContact {
  idRegion: string;
  region: string;
}

export interface ProfileDraft extends ContactDraft {
  region: string;
}

export const emptyProfile: ProfileDraft = { ...emptyContact, region: '' };

/** The draft of the stored contact data. */
export const profileDraft = (contact: ProfileContact, provincias: readonly Place[]): ProfileDraft =>
  withRegion({ ...draftOfContact(contact), region: placeCode(contact.idRegion) }, provincias);

/** A province belongs to one region; a stored other region is ignored. */
export const withRegion = (draft: ProfileDraft, provincias: readonly Place[]): ProfileDraft => {
  const province = provincias.find(({ codigo }) => codigo === draft.provincia);
  return { ...draft, region: province?.codigoPadre || draft.region };
};
