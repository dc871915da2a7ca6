import { LoginPage } from '../LoginPage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = { at: '/login', draw: (scene) => <LoginPage scene={scene} /> };
