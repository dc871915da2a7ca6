import { CloseAccountScreen } from '../../../src/flows/closeAccount/CloseAccountScreen';
import { ProfilePage } from '../ProfilePage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/profile',
  draw: ({ started }) => (
    <ProfilePage>
      <CloseAccountScreen start={() => started} />
    </ProfilePage>
  ),
};
