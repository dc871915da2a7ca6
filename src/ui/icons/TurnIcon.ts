import { icon } from './icon';

export const TurnIcon = icon('M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4.5V9h-4.5');
