import { style } from '@vanilla-extract/css';
import { radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const well = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: '1px solid transparent',
  borderRadius: radius.lg,
  background: color.surfaceSunken,
});
export const term = style({ color: color.textMuted, ...text.small });
export const value = style({ overflowWrap: 'anywhere', ...text.bodyStrong });
