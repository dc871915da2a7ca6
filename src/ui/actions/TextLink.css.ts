import { style } from '@vanilla-extract/css';
import { hover, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.targetMin,
  color: color.link,
  ...text.control,
});
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.lg,
  background: color.accentSoft,
  color: color.text,
  textDecoration: 'none',
  ...text.control,
  '@media': { [hover]: { ':hover': { textDecoration: 'underline' } } },
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const tile = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.tile,
  height: size.tile,
  borderRadius: radius.sm,
  background: color.accent,
  color: color.onAccent,
});
