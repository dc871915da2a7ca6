import { createFileRoute, useRouter } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { ProfileParts } from '../app/ProfileParts';
import { profileAddress, profileSearch } from '../app/profile-address';
import { ProfileScreen } from '../flows/profile/ProfileScreen';
import { profileLogic } from '../flows/profile/wiring';

export const Route = createFileRoute('/profile')({
  validateSearch: profileSearch,
  beforeLoad: guard,
  component: function Profile() {
    const { app, shell } = Route.useRouteContext();
    const [router, search] = [useRouter(), Route.useSearch()];
    const start = () => profileLogic({ app, address: profileAddress(router, search) });
    return (
      <ProfileScreen start={start} session={app.session} flags={app.flags}>
        {(viewed, show) => (
          <ProfileParts key={viewed.codigoAfiliado} {...{ app, shell, viewed }}>
            {show}
          </ProfileParts>
        )}
      </ProfileScreen>
    );
  },
});
