import { icon } from './icon';

export const CircleIcon = icon('M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z');
