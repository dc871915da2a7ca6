import { icon } from './icon';

export const SearchIcon = icon('M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5');
