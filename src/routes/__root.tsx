import { createRootRouteWithContext } from '@tanstack/react-router';
import type { PublicSettings } from '../contract/settings';
import type { App } from '../flows/app';
import { Shell } from '../screens/shell/Shell';

export interface RouterContext {
  app: App;
  settings: PublicSettings;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: function Root() {
    return <Shell {...Route.useRouteContext()} />;
  },
});
