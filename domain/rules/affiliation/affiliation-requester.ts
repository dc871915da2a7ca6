import { formatCedula } from '../document/cedula';
import { requesterContact } from '../requests/requester';

/** Whoever asks for an affiliation, as the portal knows them. */
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

/** As the forms write it: a document that is no cédula is left out. */
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
