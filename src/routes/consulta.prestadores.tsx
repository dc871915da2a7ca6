import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { nearbyLogic } from '../flows/nearby/wiring';
import { providerListsLogic } from '../flows/providerLists/wiring';
import { ProvidersScreen } from '../flows/providers/ProvidersScreen';
import { providersLogic } from '../flows/providers/wiring';
import { providersAddress } from '../wiring/addresses/providers-address';

export const Route = createFileRoute('/consulta/prestadores')({
  beforeLoad: guard,
  component: function Providers() {
    const { app } = Route.useRouteContext();
    const router = useRouter();
    return (
      <ProvidersScreen
        start={() => providersLogic({ deps: app, address: providersAddress(router) })}
        startLists={(onPlan) => providerListsLogic(app, onPlan)}
        startNearby={nearbyLogic}
      />
    );
  },
});
