import { HomePage } from '../HomePage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = { at: '/', draw: HomePage };
