import type { Invoice } from './invoice';
import { invoiceCents } from './invoice-cents';
import type { StartedPayment } from './started-payment';

/** Cents that the list says of the invoice; null where it is not in it, or nobody knows which one it is. */
export const seenAmount = (facturas: readonly Invoice[], pago: StartedPayment | null): number | null => {
  const invoice = facturas.find(({ numeroFactura }) => numeroFactura === pago?.factura);
  return invoice === undefined ? null : invoiceCents(invoice);
};
