import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { RequestsPage } from '../app/RequestsPage';

export const Route = createFileRoute('/solicitudes')({
  beforeLoad: guard,
  component: function Requests() {
    const { app } = Route.useRouteContext();
    return <RequestsPage app={app} router={useRouter()} search={Route.useSearch()} />;
  },
});
