import { createFileRoute } from '@tanstack/react-router';
import { changePasswordLogic } from '../flows/changePassword';
import { guard } from '../flows/guard';
import { ChangePasswordScreen } from '../screens/changePassword/ChangePasswordScreen';

export const Route = createFileRoute('/solicitud/cambioClave/$')({
  beforeLoad: guard,
  component: function ChangePassword() {
    const { app, replace: navigate } = Route.useRouteContext();
    return (
      <ChangePasswordScreen start={() => changePasswordLogic({ app, navigate, address: '/solicitud/cambioClave' })} />
    );
  },
});
