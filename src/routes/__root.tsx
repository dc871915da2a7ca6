import { createRootRouteWithContext } from '@tanstack/react-router';
import { OnboardingPrompt } from '../app/dialogs/OnboardingPrompt';
import { PasswordChange } from '../app/dialogs/PasswordChange';
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
        dialogs={
          <>
            <OnboardingPrompt app={app} />
            <PasswordChange app={app} shell={shell} />
          </>
        }
        startProblem={<StartProblem app={app} shell={shell} />}
      />
    );
  },
});
