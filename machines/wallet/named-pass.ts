/** The owner of a wallet pass, and the name that fetches it: a capability, never a path. */
export interface NamedPass {
  codigoAfiliado: string;
  /** Empty when the link names none that could be one. */
  archivo: string;
}
