/** What the form asks for, as it is written: the type by its code, somebody of the core by their place. */
export interface PreauthorizationDraft {
  tipo: string;
  afiliado: string;
  nss: string;
  centroMedico: string;
  descripcion: string;
  correo: string;
}

export const emptyPreauthorization: PreauthorizationDraft = {
  tipo: '',
  afiliado: '',
  nss: '',
  centroMedico: '',
  descripcion: '',
  correo: '',
};

/** Nobody's number: what is known of it stands in the form again, the rest is written anew. */
export const keptPreauthorizationFields = [
  'tipo',
  'afiliado',
  'centroMedico',
  'descripcion',
  'correo',
] as const satisfies readonly (keyof PreauthorizationDraft)[];

export const longestDescription = 1000;
