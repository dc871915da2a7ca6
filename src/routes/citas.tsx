import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { AppointmentsScreen } from '../flows/appointments/AppointmentsScreen';
import { appointmentsLogic } from '../flows/appointments/wiring';

export const Route = createFileRoute('/citas')({
  beforeLoad: guard,
  component: function Appointments() {
    const { app } = Route.useRouteContext();
    return <AppointmentsScreen start={() => appointmentsLogic(app)} />;
  },
});
