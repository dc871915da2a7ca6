import { icon } from './icon';

export const MoonIcon = icon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z');
