import { icon } from './icon';

export const FilterIcon = icon('M4 7h16M7 12h10M10 17h4');
