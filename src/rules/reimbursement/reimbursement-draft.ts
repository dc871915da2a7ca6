/** What the form asks for, as it is written: one of a list by its code, somebody of the core by their place. */
export interface ReimbursementDraft {
  tipo: string;
  afiliado: string;
  fechaServicio: string;
  monto: string;
  centroSalud: string;
  medico: string;
  especialidad: string;
  motivo: string;
  banco: string;
  tipoCuenta: string;
  noCuenta: string;
  nombreTitularCuenta: string;
  tipoDocumento: string;
  documento: string;
  telefonoCelular: string;
  telefonoResidencial: string;
  correo: string;
  /** `si`, or empty. */
  terminos: string;
}

export const emptyReimbursement: ReimbursementDraft = {
  tipo: '',
  afiliado: '',
  fechaServicio: '',
  monto: '',
  centroSalud: '',
  medico: '',
  especialidad: '',
  motivo: '',
  banco: '',
  tipoCuenta: '',
  noCuenta: '',
  nombreTitularCuenta: '',
  tipoDocumento: '',
  documento: '',
  telefonoCelular: '',
  telefonoResidencial: '',
  correo: '',
  terminos: '',
};

/** No account, no document, nobody's name: those and the terms are written again. */
export const keptReimbursementFields = [
  'tipo',
  'afiliado',
  'fechaServicio',
  'monto',
  'centroSalud',
  'medico',
  'especialidad',
  'motivo',
  'banco',
  'tipoCuenta',
  'telefonoCelular',
  'telefonoResidencial',
  'correo',
] as const satisfies readonly (keyof ReimbursementDraft)[];

export const accountTypes = ['Ahorro', 'Corriente'] as const;
export const holderDocuments = ['Cedula', 'Pasaporte'] as const;
export const longestReason = 250;
export const longestName = 200;
