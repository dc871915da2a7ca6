import { icon } from './icon';

export const DownloadIcon = icon('M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15');
