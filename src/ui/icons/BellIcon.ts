import { icon } from './icon';

export const BellIcon = icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5c1 .8 3 .8 4 0');
