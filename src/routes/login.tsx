import { createFileRoute } from '@tanstack/react-router';
import { settledReading } from '../flows/guard';
import { loginLogic } from '../flows/login';
import { LoginScreen } from '../screens/login/LoginScreen';
import { HelpContact } from '../screens/shell/HelpContact';

export const Route = createFileRoute('/login')({
  validateSearch: ({ volver }: Record<string, unknown>): { volver?: string } =>
    typeof volver === 'string' ? { volver } : {},
  beforeLoad: settledReading,
  component: function Login() {
    const { app, settings, replace: navigate } = Route.useRouteContext();
    const { volver: back } = Route.useSearch();
    const { policy, links } = settings;
    return (
      <LoginScreen
        start={() => loginLogic({ app, policy, navigate, back })}
        larimar={links.larimar}
        help={<HelpContact links={links} />}
      />
    );
  },
});
