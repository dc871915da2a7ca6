import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { ProfileParts } from '../app/ProfileParts';
import { ProfileScreen } from '../flows/profile/ProfileScreen';
import { profileLogic } from '../flows/profile/wiring';

export const Route = createFileRoute('/profile')({
  beforeLoad: guard,
  component: function Profile() {
    const { app, shell } = Route.useRouteContext();
    return (
      <ProfileScreen start={() => profileLogic(app)}>
        {(viewed, show) => (
          <ProfileParts key={viewed.codigoAfiliado} app={app} shell={shell} viewed={viewed}>
            {show}
          </ProfileParts>
        )}
      </ProfileScreen>
    );
  },
});
