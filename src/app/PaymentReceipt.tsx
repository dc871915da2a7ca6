import type { ComponentProps } from 'react';
import type { PaymentReceipt as Receipt } from '../../domain/rules/payments/payment-receipt';
import { PaymentReceiptScreen } from '../flows/paymentReceipt/PaymentReceiptScreen';
import { paymentReceiptLogic } from '../flows/paymentReceipt/wiring';

interface Props extends Omit<ComponentProps<typeof PaymentReceiptScreen>, 'start'> {
  receipt: Receipt;
}

/** A route hands it to the screen that shows receipts, because no flow draws another one. */
export const PaymentReceipt = ({ receipt, ...props }: Props) => (
  <PaymentReceiptScreen {...props} start={() => paymentReceiptLogic(receipt)} />
);
