import { createFileRoute, useRouter } from '@tanstack/react-router';
import { loginDialogs } from '../app/dialogs/login-dialogs';
import { settledReading } from '../app/start/guard';
import { LoginScreen } from '../flows/login/LoginScreen';
import { loginLogic } from '../flows/login/wiring';
import { loginSearch, openDialog } from '../wiring/addresses/login-search';

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: settledReading,
  component: function Login() {
    const { app, settings, replace: navigate } = Route.useRouteContext();
    const [router, search] = [useRouter(), Route.useSearch()];
    const parts = { deps: app, navigate, back: search.volver, open: openDialog(router, search.volver) };
    return (
      <LoginScreen
        start={() => loginLogic(parts)}
        larimar={settings.links.larimar}
        {...loginDialogs(app, router, search, settings.links)}
      />
    );
  },
});
