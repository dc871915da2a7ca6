/** What the forms of affiliation ask for, as it is written. Each asks for some of these, and needs all that it asks for. */
export interface AffiliationDraft {
  cedula: string;
  nombre: string;
  apellido: string;
  regimen: string;
  institucion: string;
  telefonoCelular: string;
  telefonoResidencial: string;
  correo: string;
}

export type AffiliationField = keyof AffiliationDraft;

export const regimes = ['Contributivo', 'Subsidiado'] as const;
export const longestName = 100;
