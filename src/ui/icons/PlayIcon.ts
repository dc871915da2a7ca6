import { icon } from './icon';

export const PlayIcon = icon('M8 5.5v13l10.5-6.5z');
