import { createRootRouteWithContext } from '@tanstack/react-router';
import { OnboardingOver } from '../app/dialogs/OnboardingOver';
import type { PortalContext } from '../app/start/portal';
import { Shell } from '../flows/shell/Shell';

export const Route = createRootRouteWithContext<PortalContext>()({
  component: function Root() {
    const { app, shell, settings } = Route.useRouteContext();
    return <Shell deps={app} shell={shell} settings={settings} onboarding={<OnboardingOver app={app} />} />;
  },
});
