import { icon } from './icon';

export const MinusIcon = icon('M5 12h14');
