import { icon } from './icon';

export const ChevronUpIcon = icon('m6 14.5 6-6 6 6');
