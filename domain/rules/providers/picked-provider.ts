export type ProviderKind = 'CENTRO' | 'MEDICO';

/** A provider that somebody picked from the list, or wrote by hand. */
export interface PickedProvider {
  /** Null: written by hand. */
  codigo: string | null;
  clase: ProviderKind;
  nombre: string;
  /** Empty where it is not known. */
  especialidad: string;
}
