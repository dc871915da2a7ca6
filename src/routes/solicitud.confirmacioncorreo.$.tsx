import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { ActivationScreen } from '../flows/activation/ActivationScreen';
import { activationLogic } from '../flows/activation/wiring';

export const Route = createFileRoute('/solicitud/confirmacioncorreo/$')({
  beforeLoad: guard,
  component: function Activation() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <ActivationScreen
        start={() => activationLogic({ deps: app, navigate, address: '/solicitud/confirmacioncorreo' })}
      />
    );
  },
});
