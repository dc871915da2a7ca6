import { icon } from './icon';

export const LockIcon = icon(
  'M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5 -2.5v-4.5a2.5 2.5 0 0 1 2.5 -2.5zM8 10.5V8a4 4 0 0 1 8 0v2.5',
);
