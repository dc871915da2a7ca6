import { NoticeChoicesScreen } from '../../../src/flows/noticeChoices/NoticeChoicesScreen';
import { ProfilePage } from '../ProfilePage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/profile',
  draw: ({ started }) => (
    <ProfilePage>
      <NoticeChoicesScreen start={() => started} />
    </ProfilePage>
  ),
};
