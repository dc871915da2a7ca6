import { createFileRoute } from '@tanstack/react-router';
import { backSearch } from '../app/back-search';
import { guard } from '../app/guard';
import { OnboardingScreen } from '../flows/onboarding/OnboardingScreen';
import { onboardingLogic } from '../flows/onboarding/wiring';
import { HelpContact } from '../parts/HelpContact';

export const Route = createFileRoute('/onboarding')({
  validateSearch: backSearch,
  beforeLoad: guard,
  component: function Onboarding() {
    const { app, settings, replace: navigate } = Route.useRouteContext();
    const { volver } = Route.useSearch();
    const parts = { app, variante: 'pagina', navigate, close: () => {} } as const;
    const start = () => onboardingLogic({ ...parts, back: volver });
    return <OnboardingScreen start={start} help={<HelpContact links={settings.links} />} />;
  },
});
