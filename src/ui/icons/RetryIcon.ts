import { icon } from './icon';

export const RetryIcon = icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15');
