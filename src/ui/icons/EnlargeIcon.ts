import { icon } from './icon';

export const EnlargeIcon = icon('M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5 13.5 10.5M4.5 19.5l6-6');
