import { OpenSessionsScreen } from '../../../src/flows/openSessions/OpenSessionsScreen';
import { ProfilePage } from '../ProfilePage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/profile',
  draw: ({ started }) => (
    <ProfilePage>
      <OpenSessionsScreen start={() => started} />
    </ProfilePage>
  ),
};
