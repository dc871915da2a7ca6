import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { PaymentReceipt } from '../app/PaymentReceipt';
import { PaymentConfirmationScreen } from '../flows/paymentConfirmation/PaymentConfirmationScreen';
import { paymentConfirmationLogic } from '../flows/paymentConfirmation/wiring';

export const Route = createFileRoute('/solicitud/confirmacionPago/$')({
  beforeLoad: guard,
  component: function PaymentConfirmation() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <PaymentConfirmationScreen
        start={() => paymentConfirmationLogic({ deps: app, navigate })}
        receipt={(receipt) => <PaymentReceipt receipt={receipt} deadline={null} />}
      />
    );
  },
});
