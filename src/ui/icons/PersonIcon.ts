import { icon } from './icon';

export const PersonIcon = icon('M8 8.2a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6');
