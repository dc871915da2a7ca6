import { createFileRoute } from '@tanstack/react-router';
import { activationLogic } from '../flows/activation';
import { guard } from '../flows/guard';
import { ActivationScreen } from '../screens/activation/ActivationScreen';

export const Route = createFileRoute('/solicitud/confirmacioncorreo/$')({
  beforeLoad: guard,
  component: function Activation() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <ActivationScreen start={() => activationLogic({ app, navigate, address: '/solicitud/confirmacioncorreo' })} />
    );
  },
});
