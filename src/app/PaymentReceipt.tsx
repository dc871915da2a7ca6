import type { ComponentProps } from 'react';
import { PaymentReceiptScreen } from '../flows/paymentReceipt/PaymentReceiptScreen';
import { paymentReceiptLogic } from '../flows/paymentReceipt/wiring';
import type { PaymentReceipt as Receipt } from '../rules/payments/payment-receipt';

interface Props extends Omit<ComponentProps<typeof PaymentReceiptScreen>, 'start'> {
  receipt: Receipt;
}

/** A route hands it to the screen that shows receipts, because no flow draws another one. */
export const PaymentReceipt = ({ receipt, ...props }: Props) => (
  <PaymentReceiptScreen {...props} start={() => paymentReceiptLogic(receipt)} />
);
