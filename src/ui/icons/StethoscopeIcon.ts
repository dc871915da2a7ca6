import { icon } from './icon';

export const StethoscopeIcon = icon(
  'M7 3.5v5a4 4 0 0 0 8 0v-5M11 12.5v2.5a5 5 0 0 0 9 2.6M19 13.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
);
