import { MailWaitScreen } from '../../src/flows/mailWait/MailWaitScreen';
import { LoginPage } from '../LoginPage';
import type { Drawn } from '../scene';

export const drawn: Drawn = {
  at: '/login',
  draw: (scene) => <LoginPage scene={scene} notice={<MailWaitScreen start={() => scene.started} news={false} />} />,
};
