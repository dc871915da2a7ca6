/** The content of a card's QR code: the address that verifies this member. */
export const verificationAddress = (base: string, codigoAfiliado: string): string => {
  const address = new URL(base);
  address.searchParams.set('codigoAfiliado', codigoAfiliado);
  return address.href;
};
