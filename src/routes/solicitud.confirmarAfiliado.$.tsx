import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../flows/guard';
import { planStatusLogic } from '../flows/planStatus';
import { PlanStatusScreen } from '../screens/planStatus/PlanStatusScreen';

export const Route = createFileRoute('/solicitud/confirmarAfiliado/$')({
  beforeLoad: guard,
  component: function PlanStatus() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <PlanStatusScreen start={() => planStatusLogic({ app, navigate, address: '/solicitud/confirmarAfiliado' })} />
    );
  },
});
