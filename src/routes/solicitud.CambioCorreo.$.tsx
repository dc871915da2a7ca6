import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { EmailChangeScreen } from '../flows/emailChange/EmailChangeScreen';
import { emailChangeLogic } from '../flows/emailChange/wiring';

export const Route = createFileRoute('/solicitud/CambioCorreo/$')({
  beforeLoad: guard,
  component: function EmailChange() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <EmailChangeScreen
        start={() => emailChangeLogic('confirmar', { deps: app, navigate, address: '/solicitud/CambioCorreo' })}
      />
    );
  },
});
