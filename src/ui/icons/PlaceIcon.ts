import { icon } from './icon';

export const PlaceIcon = icon(
  'M12 21s-6.8-6.2-6.8-11.2a6.8 6.8 0 0 1 13.6 0C18.8 14.8 12 21 12 21zM12 7.4a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
);
