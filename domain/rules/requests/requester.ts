import { formatPhone } from '../contact/phone';
import type { Applicant } from './applicant';

/** The member who makes a request, with the affiliates they may choose and their contact data. */
export interface Requester {
  afiliados: readonly Applicant[];
  cedula: string;
  telefonoCelular: string;
  telefonoResidencial: string;
  correo: string;
}

interface Contact {
  telefonoCelular: string;
  telefonoResidencial: string;
  correoElectronico: string;
}

/** As the request forms write it. */
export const requesterContact = ({ telefonoCelular, telefonoResidencial, correoElectronico }: Contact) => ({
  telefonoCelular: formatPhone(telefonoCelular),
  telefonoResidencial: formatPhone(telefonoResidencial),
  correo: correoElectronico,
});
