import { formatCedula } from '../document/cedula';
import { requesterContact } from '../requests/requester';

/** What the portal knows about the member who requests an affiliation. */
export interface AffiliationRequester {
  cedula: string;
  nombre: string;
  apellido: string;
  telefonoCelular: string;
  telefonoResidencial: string;
  correo: string;
}

interface Person {
  nombres: string;
  apellidos: string;
  documentoIdentidad: string;
}

const cedulaLength = 13;

/** Formatted for the forms; omits a document that is no cédula. */
export const affiliationRequester = (
  { nombres, apellidos, documentoIdentidad }: Person,
  contact: Parameters<typeof requesterContact>[0],
): AffiliationRequester => {
  const cedula = formatCedula(documentoIdentidad);
  return {
    cedula: cedula.length === cedulaLength ? cedula : '',
    nombre: nombres.trim(),
    apellido: apellidos.trim(),
    ...requesterContact(contact),
  };
};
