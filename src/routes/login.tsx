import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { settledReading } from '../flows/guard';
import { loginLogic } from '../flows/login';
import { LoginScreen } from '../screens/login/LoginScreen';

export const Route = createFileRoute('/login')({
  validateSearch: ({ volver }: Record<string, unknown>): { volver?: string } =>
    typeof volver === 'string' ? { volver } : {},
  beforeLoad: settledReading,
  component: function Login() {
    const { app, settings, replace: navigate } = Route.useRouteContext();
    const { volver: back } = Route.useSearch();
    const [parts] = useState(() => loginLogic({ app, policy: settings.policy, navigate, back }));
    return <LoginScreen {...parts} larimar={settings.links.larimar} />;
  },
});
