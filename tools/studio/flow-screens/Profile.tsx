import { defaultLinks } from '../../../domain/contract/settings';
import { ProfileParts } from '../../../src/app/profile/ProfileParts';
import { ProfileScreen } from '../../../src/flows/profile/ProfileScreen';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/profile',
  draw: ({ app, stage: { shell }, started }) => (
    <ProfileScreen start={() => started} session={app.session} flags={app.flags}>
      {(viewed, show) => (
        <ProfileParts key={viewed.codigoAfiliado} app={app} links={defaultLinks} shell={shell} viewed={viewed}>
          {show}
        </ProfileParts>
      )}
    </ProfileScreen>
  ),
};
