import { type Invoice, invoiceCents, isPayableAmount, isProcessing } from '../../domain/rules/payments/invoice';
import { isChargeable, type PaymentIntent, type PaymentReceipt } from '../../domain/rules/payments/payment-intent';
import type { InvoiceSituation, PendingInvoice } from './pending-invoice';

interface Known {
  intentos: readonly PaymentIntent[];
  /** Whether the back end prevents charging an order twice: then its list alone decides what can be paid. */
  ordenesSeguras: boolean;
  /** Whether the reconciliation finished before the list was read. */
  conciliado: boolean;
  /** Milliseconds, by the server's clock. */
  ahora: number;
}

export interface Settled {
  facturas: readonly PendingInvoice[];
  /** Payments with unknown outcome. */
  intentos: readonly PaymentIntent[];
  /** Payments of this browser that are confirmed. */
  pagados: readonly PaymentReceipt[];
}

const intentOf = (numero: string, { intentos, ordenesSeguras, ahora }: Known, processing: boolean) =>
  intentos.find(
    (intent) => intent.factura === numero && (processing || (!ordenesSeguras && isChargeable(intent, ahora))),
  );

const situationOf = (invoice: Invoice, known: Known): InvoiceSituation => {
  const processing = isProcessing(invoice);
  const intent = intentOf(invoice.numeroFactura, known, processing);
  if (processing) return intent !== undefined && known.ordenesSeguras ? 'propia' : 'procesando';
  if (intent !== undefined) return 'enEspera';
  return isPayableAmount(invoiceCents(invoice)) ? 'porPagar' : 'sinMonto';
};

/** Compares the list of pending invoices with the payments that this browser started. */
export const settlePayments = (listed: readonly Invoice[], known: Known): Settled => {
  const invoices = listed.filter(
    ({ numeroFactura }, place) => listed.findIndex((one) => one.numeroFactura === numeroFactura) === place,
  );
  const facturas = invoices.map(
    (invoice): PendingInvoice => ({
      numero: invoice.numeroFactura,
      estado: invoice.estatusFactura.trim(),
      emitida: invoice.fechaFacturacion,
      vence: invoice.fechaLimitePago,
      monto: invoiceCents(invoice) ?? 0,
      situacion: situationOf(invoice, known),
    }),
  );
  const isListed = (numero: string) => facturas.some((one) => one.numero === numero);
  const pagados = known.intentos
    .filter(({ factura, enviado }) => enviado && known.conciliado && !isListed(factura))
    .map(({ numero, factura, monto }) => ({ numero, factura, monto, confirmado: known.ahora }));
  const intentos = known.intentos.filter(({ factura, enviado }) => {
    const invoice = invoices.find(({ numeroFactura }) => numeroFactura === factura);
    if (invoice === undefined) return enviado && !known.conciliado;
    return intentOf(factura, known, isProcessing(invoice)) !== undefined;
  });
  return { facturas, intentos, pagados };
};
