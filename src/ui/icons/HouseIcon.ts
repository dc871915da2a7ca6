import { icon } from './icon';

export const HouseIcon = icon(
  'M4 11.2 12 4l8 7.2V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM9.5 20.5V15a2.5 2.5 0 0 1 5 0v5.5',
);
