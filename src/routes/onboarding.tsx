import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { OnboardingPending } from '../parts/OnboardingPending';

export const Route = createFileRoute('/onboarding')({
  beforeLoad: guard,
  component: function Onboarding() {
    const { app, replace } = Route.useRouteContext();
    return <OnboardingPending onSkip={() => replace(app.store.club() === 'intencion' ? '/club' : '/')} />;
  },
});
