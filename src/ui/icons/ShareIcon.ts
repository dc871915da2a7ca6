import { icon } from './icon';

export const ShareIcon = icon('M12 14.5V4M8 7.5 12 3.5l4 4M7 11H5.5v9.5h13V11H17');
