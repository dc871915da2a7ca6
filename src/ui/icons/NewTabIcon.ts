import { icon } from './icon';

export const NewTabIcon = icon(
  'M14 4.5h5.5V10M19 5l-8.5 8.5M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
);
