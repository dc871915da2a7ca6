/** Accepted file types; a file's type is detected by its bytes. */
export type Formato = 'jpg' | 'png' | 'pdf';

/** A document that a request asks for, with every limit settled. */
export interface Requisito {
  codigo: string;
  nombre: string;
  requerido: boolean;
  /** Optional, and folded below the others. */
  plegado?: boolean;
  formatos: readonly Formato[];
  /** How many files it takes at most. */
  cantidad: number;
  /** How large each of them may be. */
  bytes: number;
}
