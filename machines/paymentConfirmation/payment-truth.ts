import { partlyApproved, responseOutcome } from '../../domain/rules/payments/gateway';
import { type Invoice, invoiceCents, isProcessing, listedInvoice } from '../../domain/rules/payments/invoice';
import type { StartedPayment } from '../../domain/rules/payments/payment-intent';

/**
 * The reconciliation's result for a payment. `noCobrado`: declined, and it can no longer be charged; `sinDeudas`: the
 * payment is unknown, and nothing is owed.
 */
export type PaymentTruth = 'confirmado' | 'noCobrado' | 'enProceso' | 'sinAparecer' | 'sinDeudas';

interface Known {
  /** The response code in the address. It is not trusted: it only selects the message. */
  codigo: string;
  pago: StartedPayment | null;
  /** Whether the back end lists an invoice as `Procesando` for as long as a sent payment may be charged. */
  ordenesSeguras: boolean;
  /** Whether the reconciliation finished before the list was read. */
  conciliado: boolean;
  /** The invoice's amount in cents, while it was listed. */
  montoVisto: number | null;
}

/** An invoice is paid only if a list that was read after a finished reconciliation lacks it. */
export const paymentTruth = (
  facturas: readonly Invoice[],
  { codigo, pago, ordenesSeguras, conciliado, montoVisto }: Known,
): PaymentTruth => {
  if (pago === null) {
    if (facturas.some(isProcessing)) return 'enProceso';
    return facturas.length === 0 ? 'sinDeudas' : 'sinAparecer';
  }
  const standing = listedInvoice(facturas, pago);
  if (standing === 'enProceso') return 'enProceso';
  if (standing !== 'noEsta') {
    const isDeclined = responseOutcome(codigo) === 'inconveniente';
    return isDeclined && conciliado && ordenesSeguras ? 'noCobrado' : 'sinAparecer';
  }
  const agrees = codigo !== partlyApproved || montoVisto === null || montoVisto === pago.monto;
  return conciliado && agrees ? 'confirmado' : 'enProceso';
};

/** The invoice's amount in cents; null if it is not listed, or the payment is unknown. */
export const listedAmount = (facturas: readonly Invoice[], pago: StartedPayment | null): number | null => {
  const invoice = facturas.find(({ numeroFactura }) => numeroFactura === pago?.factura);
  return invoice === undefined ? null : invoiceCents(invoice);
};
