import { PaymentConfirmationScreen } from '../../../src/flows/paymentConfirmation/PaymentConfirmationScreen';
import { PaymentReceiptScreen } from '../../../src/flows/paymentReceipt/PaymentReceiptScreen';
import { paymentReceiptLogic } from '../../../src/flows/paymentReceipt/wiring';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/solicitud/confirmacionPago',
  draw: ({ started }) => (
    <PaymentConfirmationScreen
      start={() => started}
      receipt={(receipt) => <PaymentReceiptScreen deadline={null} start={() => paymentReceiptLogic(receipt)} />}
    />
  ),
};
