import { centsOf } from '../money/money';

/** An invoice as the back end lists it while it is to be paid. */
export interface Invoice {
  numeroFactura: string;
  estatusFactura: string;
  fechaFacturacion: string;
  fechaLimitePago: string;
  /** In pesos; null if unreadable. */
  montoTotal: number | null;
}

/** Null where the list names no amount. */
export const invoiceCents = ({ montoTotal }: Pick<Invoice, 'montoTotal'>): number | null =>
  montoTotal === null ? null : centsOf(montoTotal);

const mostCents = 9_999_999_999;

/** Whether the gateway can charge this amount, in cents. */
export const isPayableAmount = (cents: number | null): cents is number =>
  cents !== null && cents > 0 && cents <= mostCents;

export const isProcessing = ({ estatusFactura }: Pick<Invoice, 'estatusFactura'>): boolean =>
  estatusFactura.trim().toLowerCase() === 'procesando';

/** The state of an invoice in the list of pending ones. */
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

/** By when the next invoice is to be paid. */
export interface PaymentDeadline {
  factura: string;
  /** yyyy-MM-dd */
  vence: string;
  /** Cents. */
  monto: number;
}
