import { style } from '@vanilla-extract/css';
import { space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const action = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
});
export const note = style({ color: color.textMuted, ...text.small });
