import { HomePage } from '../HomePage';
import type { Drawn } from '../scene';

export const drawn: Drawn = { at: '/', draw: HomePage };
