import { formatAreaPhone } from './phone';
import { placeCode } from './place';

/** The wizard's fields as typed: places by code, phones with their mask. */
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

/** The fields of the three steps, prefilled. */
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
