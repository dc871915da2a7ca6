import { createFileRoute, useRouter } from '@tanstack/react-router';
import { applicationParts } from '../app/application/application-parts';
import { guard } from '../app/start/guard';
import { ApplicationScreen } from '../flows/application/ApplicationScreen';

export const Route = createFileRoute('/formulario/solicitudAfiliacion')({
  beforeLoad: guard,
  component: function Application() {
    const { app, replace } = Route.useRouteContext();
    const router = useRouter();
    return <ApplicationScreen {...applicationParts(app, router, replace)} />;
  },
});
