import { formatAreaPhone } from './phone';
import { placeCode } from './place';

/** What the wizard asks for, as it is written: places by their code, phones with their mask. */
export interface ContactDraft {
  telefonoCelular: string;
  telefonoResidencial: string;
  provincia: string;
  municipio: string;
  calle: string;
  noCasa: string;
  apartamento: string;
  edificio: string;
  sector: string;
  correo: string;
}

export const emptyContact: ContactDraft = {
  telefonoCelular: '',
  telefonoResidencial: '',
  provincia: '',
  municipio: '',
  calle: '',
  noCasa: '',
  apartamento: '',
  edificio: '',
  sector: '',
  correo: '',
};

/** Contact data as the service keeps it. */
export interface StoredContact {
  telefonoCelular: string;
  telefonoResidencial: string;
  idProvincia: string;
  provincia: string;
  idMunicipio: string;
  municipio: string;
  calle: string;
  noCasa: string;
  apartamento: string;
  edificio: string;
  sector: string;
  correoElectronico: string;
}

/** The three steps, filled in with what is known already. */
export const draftOfContact = (contact: StoredContact): ContactDraft => ({
  telefonoCelular: formatAreaPhone(contact.telefonoCelular.trim()),
  telefonoResidencial: formatAreaPhone(contact.telefonoResidencial.trim()),
  provincia: placeCode(contact.idProvincia),
  municipio: placeCode(contact.idMunicipio),
  calle: contact.calle,
  noCasa: contact.noCasa,
  apartamento: contact.apartamento,
  edificio: contact.edificio,
  sector: contact.sector,
  correo: contact.correoElectronico,
});
