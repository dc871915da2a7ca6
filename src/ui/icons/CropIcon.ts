import { icon } from './icon';

export const CropIcon = icon('M7 3v14h14M3 7h14v14');
