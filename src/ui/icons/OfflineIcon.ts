import { icon } from './icon';

export const OfflineIcon = icon(
  'M4 4l16 16M5 12.5a10 10 0 0 1 4-2.3M15.5 10.5a10 10 0 0 1 3.5 2M8.5 16a5 5 0 0 1 6-.5M12 19.5v.1M2 9a15 15 0 0 1 4.5-2.6M11 5.2A15 15 0 0 1 22 9',
);
