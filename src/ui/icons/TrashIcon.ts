import { icon } from './icon';

export const TrashIcon = icon('M5 7h14M9.500 7V4.500h5V7M7 7l.8 13h8.400L17 7');
