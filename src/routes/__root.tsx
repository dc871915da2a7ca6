import { createRootRouteWithContext } from '@tanstack/react-router';
import { SessionDialogs } from '../app/dialogs/SessionDialogs';
import { LazyMaintenance } from '../app/start/LazyMaintenance';
import { StartProblem } from '../app/start/LazyStartProblem';
import type { PortalContext } from '../app/start/portal';
import { Shell } from '../flows/shell/Shell';

export const Route = createRootRouteWithContext<PortalContext>()({
  component: function Root() {
    const { app, shell, settings } = Route.useRouteContext();
    return (
      <Shell
        deps={app}
        shell={shell}
        settings={settings}
        dialogs={<SessionDialogs app={app} shell={shell} />}
        maintenance={<LazyMaintenance app={app} />}
        startProblem={<StartProblem app={app} shell={shell} />}
      />
    );
  },
});
