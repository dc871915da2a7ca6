import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { PaymentConfirmationScreen } from '../flows/paymentConfirmation/PaymentConfirmationScreen';
import { paymentConfirmationLogic } from '../flows/paymentConfirmation/wiring';
import { PaymentReceiptScreen } from '../flows/paymentReceipt/PaymentReceiptScreen';
import { paymentReceiptLogic } from '../flows/paymentReceipt/wiring';
import { cardGateway } from '../wiring/card-gateway';

export const Route = createFileRoute('/solicitud/confirmacionPago/$')({
  beforeLoad: guard,
  component: function PaymentConfirmation() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <PaymentConfirmationScreen
        start={() => paymentConfirmationLogic({ deps: app, gateway: cardGateway(), navigate })}
        receipt={(receipt) => <PaymentReceiptScreen start={() => paymentReceiptLogic(receipt)} deadline={null} />}
      />
    );
  },
});
