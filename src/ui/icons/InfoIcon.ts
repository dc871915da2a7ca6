import { icon } from './icon';

export const InfoIcon = icon('M3.2 12a8.8 8.8 0 1 0 17.6 0a8.8 8.8 0 1 0 -17.6 0zM12 11.2v5M12 7.8v.1');
