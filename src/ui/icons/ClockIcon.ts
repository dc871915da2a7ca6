import { icon } from './icon';

export const ClockIcon = icon('M3.2 12a8.8 8.8 0 1 0 17.6 0a8.8 8.8 0 1 0 -17.6 0zM12 7v5.3l3.3 2');
