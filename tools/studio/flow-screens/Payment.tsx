import type { paymentMachine } from '../../../machines/payment/payment.machine';
import { PaymentScreen } from '../../../src/flows/payment/PaymentScreen';
import { PaymentReceiptScreen } from '../../../src/flows/paymentReceipt/PaymentReceiptScreen';
import { paymentReceiptLogic } from '../../../src/flows/paymentReceipt/wiring';
import type { Start } from '../../../src/parts/use-flow';
import type { FlowScreen } from '../scene';

const Page = ({ start }: { start: () => Start<typeof paymentMachine> }) => (
  <PaymentScreen
    start={start}
    receipt={({ receipt, ...props }) => <PaymentReceiptScreen {...props} start={() => paymentReceiptLogic(receipt)} />}
  />
);

export const flowScreen: FlowScreen = { at: '/pagos', draw: ({ started }) => <Page start={() => started} /> };
