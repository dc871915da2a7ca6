import { DeviceDataScreen } from '../../../src/flows/deviceData/DeviceDataScreen';
import { ProfilePage } from '../ProfilePage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/profile',
  draw: ({ started }) => (
    <ProfilePage>
      <DeviceDataScreen start={() => started} />
    </ProfilePage>
  ),
};
