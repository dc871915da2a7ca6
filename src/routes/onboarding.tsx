import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { OnboardingScreen } from '../flows/onboarding/OnboardingScreen';
import { onboardingLogic } from '../flows/onboarding/wiring';
import { HelpContact } from '../parts/HelpContact';
import { pageBeforeLogin } from '../wiring/addresses/page-before-login';

export const Route = createFileRoute('/onboarding')({
  beforeLoad: guard,
  component: function Onboarding() {
    const { app, settings, replace: navigate } = Route.useRouteContext();
    const router = useRouter();
    const parts = { deps: app, variante: 'pagina', navigate, close: () => {} } as const;
    const start = () => onboardingLogic({ ...parts, back: pageBeforeLogin(router) });
    return <OnboardingScreen start={start} help={<HelpContact links={settings.links} />} />;
  },
});
