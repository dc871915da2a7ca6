import { style } from '@vanilla-extract/css';
import { color } from '../theme/theme.css';

export const blocked = style({
  selectors: {
    '&, &:hover:enabled, &:active': { background: color.disabledSurface, color: color.disabledText },
  },
});
