import { MyDataScreen } from '../../../src/flows/myData/MyDataScreen';
import { ProfilePage } from '../ProfilePage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/profile',
  draw: ({ started }) => (
    <ProfilePage>
      <MyDataScreen start={() => started} />
    </ProfilePage>
  ),
};
