import { createFileRoute } from '@tanstack/react-router';
import { loginLogic } from '../flows/login';
import { LoginScreen } from '../screens/login/LoginScreen';

export const Route = createFileRoute('/login')({
  validateSearch: ({ volver }: Record<string, unknown>): { volver?: string } =>
    typeof volver === 'string' ? { volver } : {},
  component: function Login() {
    const { app, settings } = Route.useRouteContext();
    const { volver } = Route.useSearch();
    return <LoginScreen {...loginLogic(app, volver)} larimar={settings.links.larimar} />;
  },
});
