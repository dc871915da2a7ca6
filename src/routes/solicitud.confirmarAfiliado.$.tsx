import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { PlanStatusScreen } from '../flows/planStatus/PlanStatusScreen';
import { planStatusLogic } from '../flows/planStatus/wiring';

export const Route = createFileRoute('/solicitud/confirmarAfiliado/$')({
  beforeLoad: guard,
  component: function PlanStatus() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <PlanStatusScreen
        start={() => planStatusLogic({ deps: app, navigate, address: '/solicitud/confirmarAfiliado' })}
      />
    );
  },
});
