import { icon } from './icon';

export const PeopleIcon = icon(
  'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM2.5 19.5c.6-3.5 3-5.5 6.5-5.5s5.9 2 6.5 5.5M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .8 3.2 2.5 3.5 4.9',
);
