import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { PaymentReceipt } from '../app/PaymentReceipt';
import { PaymentScreen } from '../flows/payment/PaymentScreen';
import { paymentLogic } from '../flows/payment/wiring';
import { cardGateway } from '../wiring/card-gateway';

export const Route = createFileRoute('/pagos/')({
  beforeLoad: guard,
  component: function Payment() {
    const { app } = Route.useRouteContext();
    return (
      <PaymentScreen
        start={() => paymentLogic({ deps: app, gateway: cardGateway() })}
        receipt={(props) => <PaymentReceipt {...props} />}
      />
    );
  },
});
