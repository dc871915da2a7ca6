import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/start/guard';
import { ClubScreen } from '../flows/club/ClubScreen';
import { clubLogic } from '../flows/club/wiring';

export const Route = createFileRoute('/club')({
  beforeLoad: guard,
  component: function Club() {
    const { app, replace } = Route.useRouteContext();
    const start = () => clubLogic({ deps: app, replace, origin: location.origin });
    return <ClubScreen start={start} />;
  },
});
