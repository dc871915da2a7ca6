import type { Faltas } from '../form/form-events';
import { type ContactFault, type Country, contactFaults } from './contact-faults';
import type { ContactPart } from './contact-part';
import { placesIn } from './place';
import type { ProfileDraft } from './profile-draft';

export type ProfileFault = ContactFault | 'faltaRegion';

export interface ProfileCountry extends Country {
  regiones: Country['provincias'];
}

/** What keeps these parts from being saved; nobody is held up by what was not touched. */
export const profileFaults = (
  parts: readonly ContactPart[],
  draft: ProfileDraft,
  { regiones, provincias, municipios }: ProfileCountry,
): Faltas<keyof ProfileDraft, ProfileFault> => {
  const country = { provincias: placesIn(provincias, draft.region), municipios };
  const noRegion = parts.includes('direccion') && !regiones.some(({ codigo }) => codigo === draft.region);
  return {
    ...(noRegion ? { region: 'faltaRegion' } : {}),
    ...Object.assign({}, ...parts.map((part) => contactFaults(part, draft, country))),
  };
};
