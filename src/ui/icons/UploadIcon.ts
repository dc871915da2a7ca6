import { icon } from './icon';

export const UploadIcon = icon(
  'M12 16V5M7.5 9 12 4.5 16.5 9M5 16v2.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V16',
);
