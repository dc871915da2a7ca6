/** What the QR of a card holds: where whoever reads it asks about this member. */
export const verificationAddress = (base: string, codigoAfiliado: string): string => {
  const address = new URL(base);
  address.searchParams.set('codigoAfiliado', codigoAfiliado);
  return address.href;
};
