import { RecoverScreen } from '../../../src/flows/recover/RecoverScreen';
import { HelpContact } from '../../../src/parts/HelpContact';
import { LoginPage } from '../LoginPage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/login',
  draw: (scene) => (
    <LoginPage
      scene={scene}
      over={<RecoverScreen start={() => scene.started} help={<HelpContact links={scene.stage.settings.links} />} />}
    />
  ),
};
