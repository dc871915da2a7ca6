import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { CoverageScreen } from '../flows/coverage/CoverageScreen';
import { coverageLogic } from '../flows/coverage/wiring';
import { coverageAddress } from '../wiring/addresses/coverage-address';

export const Route = createFileRoute('/consulta/cobertura')({
  beforeLoad: guard,
  component: function Coverage() {
    const { app } = Route.useRouteContext();
    const router = useRouter();
    return <CoverageScreen start={() => coverageLogic({ deps: app, address: coverageAddress(router) })} />;
  },
});
