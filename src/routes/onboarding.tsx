import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { OnboardingScreen } from '../flows/onboarding/OnboardingScreen';
import { onboardingLogic } from '../flows/onboarding/wiring';
import { HelpContact } from '../parts/HelpContact';

export const Route = createFileRoute('/onboarding')({
  beforeLoad: guard,
  component: function Onboarding() {
    const { app, settings, replace: navigate } = Route.useRouteContext();
    const start = () => onboardingLogic({ app, variante: 'pagina', navigate, back: '', close: () => {} });
    return <OnboardingScreen start={start} help={<HelpContact links={settings.links} />} />;
  },
});
