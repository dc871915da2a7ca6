import { icon } from './icon';

export const ImageIcon = icon('M4 5h16v14H4ZM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5h.01');
