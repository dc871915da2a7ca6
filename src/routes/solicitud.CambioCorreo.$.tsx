import { createFileRoute } from '@tanstack/react-router';
import { emailChangeLogic } from '../flows/emailChange';
import { guard } from '../flows/guard';
import { EmailChangeScreen } from '../screens/emailChange/EmailChangeScreen';

export const Route = createFileRoute('/solicitud/CambioCorreo/$')({
  beforeLoad: guard,
  component: function EmailChange() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <EmailChangeScreen
        start={() => emailChangeLogic('confirmar', { app, navigate, address: '/solicitud/CambioCorreo' })}
      />
    );
  },
});
