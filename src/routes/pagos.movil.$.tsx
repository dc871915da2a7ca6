import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { MobilePaymentScreen } from '../flows/mobilePayment/MobilePaymentScreen';
import { mobilePaymentLogic } from '../flows/mobilePayment/wiring';
import { cardGateway } from '../wiring/card-gateway';

export const Route = createFileRoute('/pagos/movil/$')({
  beforeLoad: guard,
  component: function MobilePayment() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <MobilePaymentScreen
        start={() => mobilePaymentLogic({ deps: app, navigate, address: '/pagos/movil', gateway: cardGateway() })}
      />
    );
  },
});
