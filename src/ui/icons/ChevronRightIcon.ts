import { icon } from './icon';

export const ChevronRightIcon = icon('m9.5 5.5 6.5 6.5-6.5 6.5');
