import { WhoLookedScreen } from '../../../src/flows/whoLooked/WhoLookedScreen';
import { ProfilePage } from '../ProfilePage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/profile',
  draw: ({ started }) => (
    <ProfilePage>
      <WhoLookedScreen start={() => started} />
    </ProfilePage>
  ),
};
