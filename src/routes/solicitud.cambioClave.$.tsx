import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { ChangePasswordScreen } from '../flows/changePassword/ChangePasswordScreen';
import { changePasswordLogic } from '../flows/changePassword/wiring';

export const Route = createFileRoute('/solicitud/cambioClave/$')({
  beforeLoad: guard,
  component: function ChangePassword() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <ChangePasswordScreen
        start={() => changePasswordLogic({ deps: app, navigate, address: '/solicitud/cambioClave' })}
      />
    );
  },
});
