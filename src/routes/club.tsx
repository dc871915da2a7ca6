import { createFileRoute } from '@tanstack/react-router';
import { clubAddress } from '../app/club-address';
import { guard } from '../app/guard';
import { ClubScreen } from '../flows/club/ClubScreen';
import { clubLogic } from '../flows/club/wiring';

export const Route = createFileRoute('/club')({
  beforeLoad: guard,
  component: function Club() {
    const { app, replace } = Route.useRouteContext();
    const start = () => clubLogic({ deps: app, replace, club: clubAddress(), origin: location.origin });
    return <ClubScreen start={start} />;
  },
});
