import { icon } from './icon';

export const WarningIcon = icon('M12 4 2.8 19.5h18.4zM12 10v4.2M12 17v.1');
