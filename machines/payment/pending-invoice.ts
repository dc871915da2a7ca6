/**
 * `porPagar`; `procesando`: it may already be charged; `propia`: charged by an order of this browser, which can
 * continue; `enEspera`: this browser sent it to the gateway, and the list does not have the outcome; `sinMonto`: its
 * amount cannot be charged.
 */
export type InvoiceSituation = 'porPagar' | 'procesando' | 'propia' | 'enEspera' | 'sinMonto';

/** An invoice as displayed. */
export interface PendingInvoice {
  numero: string;
  estado: string;
  /** yyyy-MM-dd, or what the back end sent. */
  emitida: string;
  vence: string;
  /** In cents. */
  monto: number;
  situacion: InvoiceSituation;
}
