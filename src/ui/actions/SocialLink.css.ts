import { style } from '@vanilla-extract/css';
import { hover, radius, size, space } from '../theme/scale';
import { color } from '../theme/theme.css';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const link = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  borderRadius: radius.md,
  color: color.textMuted,
  '@media': { [hover]: { ':hover': { background: color.surfaceSunken, color: color.text } } },
});
