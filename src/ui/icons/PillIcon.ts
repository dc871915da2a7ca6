import { icon } from './icon';

export const PillIcon = icon('M6.2 12.2l6-6a4 4 0 0 1 5.6 5.6l-6 6a4 4 0 0 1 -5.6 -5.6zM9.2 9.2l5.6 5.6');
