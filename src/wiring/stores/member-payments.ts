import type { PaymentIntent, PaymentReceipt, StartedPayment } from '../../../domain/rules/payments/payment-intent';
import { isChargeable, lastPayment } from '../../../domain/rules/payments/payment-intent';
import { holdTabLock } from '../../platform/hold-tab-lock';
import { paymentIntents } from '../../platform/payment-intents';
import { paymentReceipts } from '../../platform/payment-receipts';
import { sentPayment } from '../../platform/sent-payment';
import type { Deps } from '../deps';

type Ordered = Omit<PaymentIntent, 'desde' | 'enviado'>;

/** One member's payments as stored by this browser and this tab. */
export const memberPayments = ({ browser, time }: Pick<Deps, 'browser' | 'time'>, codigoAfiliado: string) => {
  const intents = paymentIntents(browser.local, time.now, codigoAfiliado);
  const receipts = paymentReceipts(browser.session, codigoAfiliado);
  const paid = paymentReceipts(browser.local, codigoAfiliado, 'pagadas');
  const sent = sentPayment(browser.session, codigoAfiliado);
  return {
    intents,
    receipts,
    paid,
    /** Held by one tab at a time, until undone or until the page closes. */
    holdInvoice: (factura: string, told: (ours: boolean) => void) =>
      holdTabLock(`pago ${codigoAfiliado} ${factura}`, told),
    /** Whether this browser sent the invoice to the gateway, where it may still be charged. */
    isChargeable: (factura: string) =>
      intents.read().some((intent) => intent.factura === factura && isChargeable(intent, time.now())),
    last: () => lastPayment(sent.read(), intents.read(), receipts.read()),
    /** The payment has an order. */
    begin: (payment: Ordered) => intents.keep({ ...payment, desde: time.now(), enviado: false }),
    /** The form is posted to the gateway. */
    leave: ({ idOrdenFactura, ...payment }: Ordered) => {
      intents.keep({ ...payment, idOrdenFactura, desde: time.now(), enviado: true });
      sent.keep(payment);
    },
    /** The payment is confirmed: returns its receipt, always the same one. */
    confirm: (payment: StartedPayment): PaymentReceipt => {
      const kept = receipts.read().find(({ numero }) => numero === payment.numero);
      const receipt = kept ?? { ...payment, confirmado: time.now() };
      receipts.keep([receipt]);
      paid.keep([receipt]);
      intents.forget(intents.read().filter(({ numero }) => numero === payment.numero));
      return receipt;
    },
  };
};
