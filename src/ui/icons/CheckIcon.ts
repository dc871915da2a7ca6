import { icon } from './icon';

export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
