export type ProviderKind = 'CENTRO' | 'MEDICO';

/** A provider picked from the list, or typed. */
export interface PickedProvider {
  /** Null: typed. */
  codigo: string | null;
  clase: ProviderKind;
  nombre: string;
  /** Empty where it is not known. */
  especialidad: string;
}
