import { createRootRouteWithContext } from '@tanstack/react-router';
import type { PortalContext } from '../app/portal';
import { Shell } from '../flows/shell/Shell';

export const Route = createRootRouteWithContext<PortalContext>()({
  component: function Root() {
    const { app, shell, settings } = Route.useRouteContext();
    return <Shell app={app} shell={shell} settings={settings} />;
  },
});
