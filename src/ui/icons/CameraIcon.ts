import { icon } from './icon';

export const CameraIcon = icon('M4 8h3.2l1.6-2.5h6.4L16.8 8H20v11H4ZM12 16.2a3 3 0 1 0 0-6 3 3 0 0 0 0 6');
