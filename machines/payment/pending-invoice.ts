/**
 * `porPagar`; `procesando`: it may be charged already; `propia`: by an order of this browser, which can go on with it;
 * `enEspera`: it left this browser for the gateway, and the list does not say what came of it; `sinMonto`: the amount is
 * none that could be charged.
 */
export type InvoiceSituation = 'porPagar' | 'procesando' | 'propia' | 'enEspera' | 'sinMonto';

/** An invoice as the page shows it. */
export interface PendingInvoice {
  numero: string;
  estado: string;
  /** yyyy-MM-dd, or what the back end sent. */
  emitida: string;
  vence: string;
  /** Cents. */
  monto: number;
  situacion: InvoiceSituation;
}
