import { formatPhone } from '../contact/phone';
import type { Applicant } from './applicant';

/** Whoever makes a request: for whom they may, and what the portal knows of themselves. */
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
