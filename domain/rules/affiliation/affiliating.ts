import { formatCedula } from '../document/cedula';
import { applyingContact } from '../requests/applying';

/** Whoever asks for an affiliation, as the portal knows them. */
export interface Affiliating {
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
export const affiliatingOf = (
  { nombres, apellidos, documentoIdentidad }: Person,
  contact: Parameters<typeof applyingContact>[0],
): Affiliating => {
  const cedula = formatCedula(documentoIdentidad);
  return {
    cedula: cedula.length === cedulaLength ? cedula : '',
    nombre: nombres.trim(),
    apellido: apellidos.trim(),
    ...applyingContact(contact),
  };
};
