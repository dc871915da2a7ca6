import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { ProfileParts } from '../app/ProfileParts';
import { profileAddress } from '../app/profile-address';
import { ProfileScreen } from '../flows/profile/ProfileScreen';
import { profileLogic } from '../flows/profile/wiring';

export const Route = createFileRoute('/profile')({
  beforeLoad: guard,
  component: function Profile() {
    const { app, shell } = Route.useRouteContext();
    const router = useRouter();
    const start = () => profileLogic({ app, address: profileAddress(router) });
    return (
      <ProfileScreen start={start} session={app.session} flags={app.flags}>
        {(viewed, show) => (
          <ProfileParts key={viewed.codigoAfiliado} app={app} shell={shell} viewed={viewed}>
            {show}
          </ProfileParts>
        )}
      </ProfileScreen>
    );
  },
});
