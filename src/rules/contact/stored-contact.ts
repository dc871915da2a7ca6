import type { ContactDraft } from './contact-draft';
import { formatAreaPhone } from './phone';

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

/** A place that the service has not filled in is often a zero. */
const code = (id: string): string => (/^0*$/.test(id.trim()) ? '' : id.trim());

/** The three steps, filled in with what is known already. */
export const draftOfContact = (contact: StoredContact): ContactDraft => ({
  telefonoCelular: formatAreaPhone(contact.telefonoCelular.trim()),
  telefonoResidencial: formatAreaPhone(contact.telefonoResidencial.trim()),
  provincia: code(contact.idProvincia),
  municipio: code(contact.idMunicipio),
  calle: contact.calle,
  noCasa: contact.noCasa,
  apartamento: contact.apartamento,
  edificio: contact.edificio,
  sector: contact.sector,
  correo: contact.correoElectronico,
});
