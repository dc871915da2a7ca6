import { defaultNationality } from './application-draft';

/** What is written about somebody who is to be insured with the applicant. */
export interface Dependent {
  nombres: string;
  apellidos: string;
  /** 1 Cédula, 2 Pasaporte, 3 No aplica; empty until it is chosen. */
  tipoDocumento: string;
  noDocumento: string;
  /** dd-MM-yyyy, as far as it is typed. */
  fechaNacimiento: string;
  sexo: string;
  nacionalidad: string;
  parentesco: string;
}

export const emptyDependent: Dependent = {
  nombres: '',
  apellidos: '',
  tipoDocumento: '',
  noDocumento: '',
  fechaNacimiento: '',
  sexo: '',
  nacionalidad: defaultNationality,
  parentesco: '',
};
