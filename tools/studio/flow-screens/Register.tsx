import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { RegisterScreen } from '../../../src/flows/register/RegisterScreen';
import { HelpContact } from '../../../src/parts/HelpContact';
import { LoginPage } from '../LoginPage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/login',
  draw: (scene) => (
    <LoginPage
      scene={scene}
      over={
        <RegisterScreen
          start={() => scene.started}
          today={todayInSantoDomingo(scene.app.time.now())}
          help={<HelpContact links={scene.stage.settings.links} />}
        />
      }
    />
  ),
};
