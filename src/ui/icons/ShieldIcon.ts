import { icon } from './icon';

export const ShieldIcon = icon('M12 3.5 19 6v5.5c0 4.5-2.8 7.4-7 9-4.2-1.6-7-4.5-7-9V6zM9 12l2.2 2.2 4-4.2');
