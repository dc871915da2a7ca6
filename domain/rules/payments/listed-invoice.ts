import type { Invoice } from './invoice';
import { invoiceCents } from './invoice-cents';
import { isProcessing } from './is-processing';

/** How an invoice stands in the list of those that wait to be paid. */
export type ListedInvoice = 'noEsta' | 'enProceso' | 'otroMonto' | 'porPagar';

/** `monto`: cents, as they were when the payment began. */
export const listedInvoice = (
  facturas: readonly Invoice[],
  { factura, monto }: { factura: string; monto: number },
): ListedInvoice => {
  const listed = facturas.find(({ numeroFactura }) => numeroFactura === factura);
  if (listed === undefined) return 'noEsta';
  if (isProcessing(listed)) return 'enProceso';
  return invoiceCents(listed) === monto ? 'porPagar' : 'otroMonto';
};
