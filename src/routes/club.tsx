import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { ClubScreen } from '../flows/club/ClubScreen';
import { clubLogic } from '../flows/club/wiring';
import { Meanwhile } from '../parts/Meanwhile';

export const Route = createFileRoute('/club')({
  beforeLoad: guard,
  component: function Club() {
    const { app, settings, replace } = Route.useRouteContext();
    const start = () => clubLogic({ deps: app, replace, origin: location.origin });
    return <ClubScreen start={start} meanwhile={<Meanwhile page="club" links={settings.links} />} />;
  },
});
