import { PasskeysScreen } from '../../../src/flows/passkeys/PasskeysScreen';
import { ProfilePage } from '../ProfilePage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/profile',
  draw: ({ started }) => (
    <ProfilePage>
      <PasskeysScreen start={() => started} />
    </ProfilePage>
  ),
};
