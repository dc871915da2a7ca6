import { icon } from './icon';

export const HospitalIcon = icon(
  'M5 20.5v-14A1.5 1.5 0 0 1 6.5 5h11A1.5 1.5 0 0 1 19 6.5v14M3 20.5h18M12 8v5M9.5 10.5h5M10 20.5V17h4v3.5',
);
