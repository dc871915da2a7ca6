import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { EmailChangeScreen } from '../flows/emailChange/EmailChangeScreen';
import { emailChangeLogic } from '../flows/emailChange/wiring';

export const Route = createFileRoute('/solicitud/ReversoCorreo/$')({
  beforeLoad: guard,
  component: function EmailReversal() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <EmailChangeScreen
        start={() => emailChangeLogic('revertir', { deps: app, navigate, address: '/solicitud/ReversoCorreo' })}
      />
    );
  },
});
