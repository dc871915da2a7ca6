/** The URL of the payment page that asks whether to pay this invoice. */
export const invoiceAddress = (numero: string): string => `/pagos?${new URLSearchParams({ pagar: numero })}`;

/** The invoice that an address asks about. The router reads digits as a number. */
export const invoiceIn = (search: object): string | null => {
  const word: unknown = 'pagar' in search ? search.pagar : null;
  return typeof word === 'string' || typeof word === 'number' ? String(word) : null;
};
