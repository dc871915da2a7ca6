import { partlyApproved } from '../../domain/rules/payments/gateway';
import { type Invoice, invoiceCents, isProcessing, listedInvoice } from '../../domain/rules/payments/invoice';
import type { StartedPayment } from '../../domain/rules/payments/payment-intent';

/** What the reconciliation says of a payment. `sinDeudas`: nobody knows which one it was, and nothing is owed. */
export type PaymentTruth = 'confirmado' | 'enProceso' | 'sinAparecer' | 'sinDeudas';

interface Known {
  /** Of the address: it decides nothing, and only raises what is asked for. */
  codigo: string;
  pago: StartedPayment | null;
  /** Whether the reconciliation came to its end before the list was read. */
  conciliado: boolean;
  /** Cents that the list said while the invoice was in it. */
  montoVisto: number | null;
}

/** Only a list that lacks the invoice, read after a reconciliation that came to its end, says that it is paid. */
export const paymentTruth = (
  facturas: readonly Invoice[],
  { codigo, pago, conciliado, montoVisto }: Known,
): PaymentTruth => {
  if (pago === null) {
    if (facturas.some(isProcessing)) return 'enProceso';
    return facturas.length === 0 ? 'sinDeudas' : 'sinAparecer';
  }
  const standing = listedInvoice(facturas, pago);
  if (standing !== 'noEsta') return standing === 'enProceso' ? 'enProceso' : 'sinAparecer';
  const agrees = codigo !== partlyApproved || montoVisto === null || montoVisto === pago.monto;
  return conciliado && agrees ? 'confirmado' : 'enProceso';
};

/** Cents that the list says of the invoice; null where it is not in it, or nobody knows which one it is. */
export const seenAmount = (facturas: readonly Invoice[], pago: StartedPayment | null): number | null => {
  const invoice = facturas.find(({ numeroFactura }) => numeroFactura === pago?.factura);
  return invoice === undefined ? null : invoiceCents(invoice);
};
