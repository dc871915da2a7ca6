import type { PendingInvoice } from './pending-invoice';

/** Why a payment did not start. */
export type PaymentStop = 'noIniciado' | 'otraPestana' | 'sinPasarela' | 'noSeAbrio';

/** A message about an invoice that the member wanted to pay. */
export interface PaymentNotice {
  numero: string;
  es: PaymentStop | 'yaNoPendiente' | 'cambiada' | 'procesando' | 'enEspera';
}

interface Stopped {
  pedida: { numero: string; monto: number } | null;
  motivo: PaymentStop | null;
}

/** The message for a payment that did not start, after the list was reloaded; null: nothing to report. */
export const paymentNotice = (
  { pedida, motivo }: Stopped,
  facturas: readonly PendingInvoice[],
  pagadas: readonly string[],
): PaymentNotice | null => {
  if (pedida === null || motivo === null || pagadas.includes(pedida.numero)) return null;
  const { numero, monto } = pedida;
  const invoice = facturas.find((one) => one.numero === numero);
  if (invoice === undefined) return { numero, es: 'yaNoPendiente' };
  if (invoice.situacion === 'enEspera') return { numero, es: 'enEspera' };
  // An earlier order may still charge the invoice, so the page does not say that no payment started.
  if (invoice.situacion === 'propia') return { numero, es: motivo === 'otraPestana' ? motivo : 'noSeAbrio' };
  if (invoice.situacion === 'procesando') return { numero, es: 'procesando' };
  return { numero, es: invoice.monto === monto ? motivo : 'cambiada' };
};
