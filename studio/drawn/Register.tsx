import { todayInSantoDomingo } from '../../domain/rules/dates/dates';
import { RegisterScreen } from '../../src/flows/register/RegisterScreen';
import { LoginPage } from '../LoginPage';
import type { Drawn } from '../scene';

export const drawn: Drawn = {
  at: '/login',
  draw: (scene) => (
    <LoginPage
      scene={scene}
      over={<RegisterScreen start={() => scene.started} today={todayInSantoDomingo(scene.app.time.now())} />}
    />
  ),
};
