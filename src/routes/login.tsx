import { createFileRoute, useRouter } from '@tanstack/react-router';
import { settledReading } from '../flows/guard';
import { loginLogic } from '../flows/login';
import { loginOver } from '../flows/login-over';
import { loginSearch, openDialog } from '../flows/login-search';
import { LoginScreen } from '../screens/login/LoginScreen';
import { HelpContact } from '../screens/shell/HelpContact';

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: settledReading,
  component: function Login() {
    const { app, settings, replace: navigate } = Route.useRouteContext();
    const [router, search] = [useRouter(), Route.useSearch()];
    const parts = { app, navigate, back: search.volver, open: openDialog(router, search.volver) };
    return (
      <LoginScreen
        start={() => loginLogic(parts)}
        larimar={settings.links.larimar}
        help={<HelpContact links={settings.links} />}
        {...loginOver(app, router, search)}
      />
    );
  },
});
