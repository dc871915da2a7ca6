import { MailWaitScreen } from '../../../src/flows/mailWait/MailWaitScreen';
import { LoginPage } from '../LoginPage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/login',
  draw: (scene) => <LoginPage scene={scene} notice={<MailWaitScreen start={() => scene.started} isFresh={false} />} />,
};
