import { icon } from './icon';

export const PhoneIcon = icon(
  'M5 4h3.5l2 5-2.3 1.7a12 12 0 0 0 5.1 5.1L15 13.5l5 2V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4z',
);
