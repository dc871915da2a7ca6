import { createFileRoute } from '@tanstack/react-router';
import { emailChangeLogic } from '../flows/emailChange';
import { guard } from '../flows/guard';
import { EmailChangeScreen } from '../screens/emailChange/EmailChangeScreen';

export const Route = createFileRoute('/solicitud/ReversoCorreo/$')({
  beforeLoad: guard,
  component: function EmailReversal() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <EmailChangeScreen
        start={() => emailChangeLogic('revertir', { app, navigate, address: '/solicitud/ReversoCorreo' })}
      />
    );
  },
});
