import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ProfileParts } from '../app/profile/ProfileParts';
import { guard } from '../app/start/guard';
import { ProfileScreen } from '../flows/profile/ProfileScreen';
import { profileLogic } from '../flows/profile/wiring';
import { profileAddress } from '../wiring/addresses/profile-address';

export const Route = createFileRoute('/profile')({
  beforeLoad: guard,
  component: function Profile() {
    const { app, settings, shell } = Route.useRouteContext();
    const router = useRouter();
    const start = () => profileLogic({ deps: app, address: profileAddress(router) });
    return (
      <ProfileScreen start={start} session={app.session} flags={app.flags}>
        {(viewed, show) => (
          <ProfileParts key={viewed.codigoAfiliado} app={app} links={settings.links} shell={shell} viewed={viewed}>
            {show}
          </ProfileParts>
        )}
      </ProfileScreen>
    );
  },
});
