import { fromPromise } from 'xstate';
import { readMailsNotices } from '../../../domain/contract/notice-settings';
import { screenMoment } from '../../../domain/rules/dates/dates';
import { formatMoney } from '../../../domain/rules/money/money';
import type { PaymentReceipt } from '../../../domain/rules/payments/payment-intent';
import { shareLimitMs } from '../../../domain/rules/screen/share-limit';
import { paymentReceiptMachine } from '../../../machines/paymentReceipt/paymentReceipt.machine';
import { settingsBlock } from '../../platform/document';
import { type ShareOrCopy, shareOrCopy } from '../../platform/share';
import { wire } from '../../wiring/wire';
import { paymentReceiptTexts as words } from './texts';

export interface ReceiptDevice {
  share: ShareOrCopy;
  copy(text: string): Promise<void>;
  print(): void;
}

const copyLimitMs = 5_000;
const path = '/pagos';

const ownDevice = (): ReceiptDevice => ({
  share: shareOrCopy,
  copy: async (text) => navigator.clipboard.writeText(text),
  print: () => window.print(),
});

const textOf = (receipt: PaymentReceipt) =>
  words.texto(receipt, formatMoney(receipt.monto), screenMoment(receipt.confirmado));

export const paymentReceiptLogic = (
  recibo: PaymentReceipt,
  device: ReceiptDevice = ownDevice(),
  mails = readMailsNotices(settingsBlock()),
) => {
  const logic = wire(paymentReceiptMachine, {
    actors: {
      copiarRecibo: fromPromise(({ input }) => device.copy(textOf(input.recibo))),
      compartirRecibo: fromPromise(({ input }) =>
        device.share({ title: words.titulo, text: textOf(input.recibo), path }),
      ),
    },
    delays: { limiteCopia: copyLimitMs, limiteCompartir: shareLimitMs },
    actions: { imprimir: device.print },
  });
  return { logic, input: { recibo, porCorreo: mails === true } };
};
