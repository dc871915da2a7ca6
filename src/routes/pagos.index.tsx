import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { PaymentScreen } from '../flows/payment/PaymentScreen';
import { paymentLogic } from '../flows/payment/wiring';
import { PaymentReceiptScreen } from '../flows/paymentReceipt/PaymentReceiptScreen';
import { paymentReceiptLogic } from '../flows/paymentReceipt/wiring';
import { cardGateway } from '../wiring/card-gateway';

export const Route = createFileRoute('/pagos/')({
  beforeLoad: guard,
  component: function Payment() {
    const { app } = Route.useRouteContext();
    const search = Route.useSearch();
    return (
      <PaymentScreen
        start={() => paymentLogic({ deps: app, gateway: cardGateway(), search })}
        receipt={({ receipt, ...props }) => (
          <PaymentReceiptScreen {...props} start={() => paymentReceiptLogic(receipt)} />
        )}
      />
    );
  },
});
