import { placeCode } from './place-code';

export interface Contact {
  telefonoCelular: string;
  correoElectronico: string;
  idRegion: string;
  idProvincia: string;
  idMunicipio: string;
  debeActualizarDatosContacto?: boolean | null | undefined;
}

/** The server's own flag wins; without it, any of the five missing means that the contact data must be completed. */
export const needsOnboarding = (contact: Contact): boolean =>
  contact.debeActualizarDatosContacto ??
  [contact.telefonoCelular, contact.correoElectronico, contact.idRegion, contact.idProvincia, contact.idMunicipio].some(
    (value) => placeCode(value) === '',
  );
