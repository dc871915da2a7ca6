import { style } from '@vanilla-extract/css';
import { middle, radius, size, space, text } from '../theme/scale';
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
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  marginInline: space[5],
  width: size.tile,
  height: size.tile,
  border: '1px solid transparent',
  borderRadius: radius.lg,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  '@media': { [middle]: { marginInline: space[7] } },
});
export const note = style({ display: 'flex', gap: space[3], color: color.textMuted, ...text.small });
