import { placeCode } from './place';

export interface Contact {
  telefonoCelular: string;
  correoElectronico: string;
  idRegion: string;
  idProvincia: string;
  idMunicipio: string;
  debeActualizarDatosContacto?: boolean | null | undefined;
}

/** Blanks, hyphens and zeros alone are no number. */
const lacksPhone = (phone: string): boolean => !/[1-9]/.test(phone);

/** The server's own flag wins; without it, any of the five missing means that the contact data must be completed. */
export const needsOnboarding = (contact: Contact): boolean =>
  contact.debeActualizarDatosContacto ??
  (lacksPhone(contact.telefonoCelular) ||
    contact.correoElectronico.trim() === '' ||
    [contact.idRegion, contact.idProvincia, contact.idMunicipio].some((place) => placeCode(place) === ''));
