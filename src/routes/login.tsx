import { createFileRoute, useRouter } from '@tanstack/react-router';
import { loginDialogs } from '../app/dialogs/login-dialogs';
import { settledReading } from '../app/start/guard';
import { loginBrowser } from '../app/start/login-browser';
import { LoginScreen } from '../flows/login/LoginScreen';
import { loginLogic } from '../flows/login/wiring';
import { loginSearch, openDialog } from '../wiring/addresses/login-search';

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: settledReading,
  component: function Login() {
    const { app, settings, replace: navigate } = Route.useRouteContext();
    const [router, search] = [useRouter(), Route.useSearch()];
    const open = openDialog(router, search.volver);
    const parts = { deps: app, navigate, back: search.volver, open, ...loginBrowser(app) };
    return (
      <LoginScreen
        start={() => loginLogic(parts)}
        larimar={settings.links.larimar}
        {...loginDialogs(app, router, search, settings.links)}
      />
    );
  },
});
