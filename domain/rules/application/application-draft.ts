/** The applicant's fields, as typed. */
export interface ApplicationDraft {
  planSolicitado: string;
  nombres: string;
  apellidos: string;
  /** 1 Cédula, 2 Pasaporte; empty until it is chosen. */
  tipoDocumento: string;
  noDocumento: string;
  /** dd-MM-yyyy, possibly incomplete. */
  fechaNacimiento: string;
  sexo: string;
  nacionalidad: string;
  ocupacion: string;
  correo: string;
  estadoCivil: string;
  direccion: string;
  sector: string;
  ciudad: string;
  telefono: string;
  oficina: string;
  celular: string;
  formaPago: string;
  frecuenciaPago: string;
}

/** The default: Dominican. */
export const defaultNationality = '36';

export const emptyApplication: ApplicationDraft = {
  planSolicitado: '',
  nombres: '',
  apellidos: '',
  tipoDocumento: '',
  noDocumento: '',
  fechaNacimiento: '',
  sexo: '',
  nacionalidad: defaultNationality,
  ocupacion: '',
  correo: '',
  estadoCivil: '',
  direccion: '',
  sector: '',
  ciudad: '',
  telefono: '',
  oficina: '',
  celular: '',
  formaPago: '',
  frecuenciaPago: '',
};

/** The maximums of one application: the form reports them early, the contract rejects more. */
export const applicationLimits = {
  dependientes: 60,
  /** Fifty people with sixty conditions each. */
  sintomas: 3_000,
  /** Of the whole request: any other call has 64 kB. */
  bytes: 1_048_576,
} as const;

export const sexes = [
  { codigo: 'Masculino', descripcion: 'Masculino' },
  { codigo: 'Femenino', descripcion: 'Femenino' },
] as const;

export const maritalStatuses = ['Soltero', 'Casado', 'Unión libre'].map((codigo) => ({ codigo, descripcion: codigo }));
