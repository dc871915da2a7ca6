import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { HelpScreen } from '../flows/help/HelpScreen';
import { helpLogic } from '../flows/help/wiring';
import { ContactWays } from '../parts/ContactWays';

export const Route = createFileRoute('/ayuda')({
  beforeLoad: guard,
  component: function Help() {
    const { settings } = Route.useRouteContext();
    return <HelpScreen start={helpLogic} contact={<ContactWays links={settings.links} />} />;
  },
});
