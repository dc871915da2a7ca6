import { style } from '@vanilla-extract/css';
import { middle, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const action = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  // Aligned with the field beside it, which has a label above.
  '@media': { [middle]: { paddingTop: `calc(1.375rem + ${space[1]})` } },
});
export const note = style({ color: color.textMuted, ...text.small });
