/** Whose pass a link of the wallet page names, and by which name it is fetched: a capability, never a path. */
export interface NamedPass {
  codigoAfiliado: string;
  /** Empty when the link names none that could be one. */
  archivo: string;
}
