import { icon } from './icon';

export const PrinterIcon = icon(
  'M7.5 8.5V4h9v4.5M7.5 16.5H5v-6.5a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 10v6.5h-2.5M7.5 14h9v6h-9z',
);
