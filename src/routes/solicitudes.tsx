import { createFileRoute } from '@tanstack/react-router';
import { RequestsPage } from '../app/requests/RequestsPage';
import { guard } from '../app/start/guard';

export const Route = createFileRoute('/solicitudes')({
  beforeLoad: guard,
  component: function Requests() {
    const { app } = Route.useRouteContext();
    return <RequestsPage app={app} search={Route.useSearch()} />;
  },
});
