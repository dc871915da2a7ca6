import { icon } from './icon';

export const EyeIcon = icon(
  'M2.8 12C5 7.8 8.3 5.8 12 5.8s7 2 9.2 6.2c-2.2 4.2-5.5 6.2-9.2 6.2S5 16.2 2.8 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z',
);
