/** The owner of a wallet pass, and the name that downloads it: a capability, never a path. */
export interface NamedPass {
  codigoAfiliado: string;
  /** Empty if the link contains no valid name. */
  archivo: string;
}
