import { icon } from './icon';

export const PencilIcon = icon('m4.5 19.5.8-4L16 4.8 19.2 8 8.5 18.7z');
