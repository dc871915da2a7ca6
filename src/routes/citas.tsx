import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { AppointmentsScreen } from '../flows/appointments/AppointmentsScreen';
import { appointmentsLogic } from '../flows/appointments/wiring';
import { Meanwhile } from '../parts/Meanwhile';

export const Route = createFileRoute('/citas')({
  beforeLoad: guard,
  component: function Appointments() {
    const { app, settings } = Route.useRouteContext();
    const meanwhile = <Meanwhile page="citas" links={settings.links} />;
    return <AppointmentsScreen start={() => appointmentsLogic(app)} meanwhile={meanwhile} />;
  },
});
