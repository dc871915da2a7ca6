import { LoginPage } from '../LoginPage';
import type { Drawn } from '../scene';

export const drawn: Drawn = { at: '/login', draw: (scene) => <LoginPage scene={scene} /> };
