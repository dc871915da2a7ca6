import { icon } from './icon';

export const PauseIcon = icon('M9 6v12M15 6v12');
