import { style } from '@vanilla-extract/css';
import { gutter, middle, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: `${space[5]} ${gutter[5]}`,
  border: '1px solid transparent',
  borderRadius: radius.lg,
  background: color.surfaceSunken,
  overflowWrap: 'anywhere',
  '@media': { [middle]: { flexDirection: 'row' } },
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.target,
  height: size.target,
  border: '1px solid transparent',
  borderRadius: radius.md,
  background: color.surface,
  color: color.primary,
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  justifyItems: 'start',
  gap: space[2],
  minWidth: 0,
  maxWidth: '68ch',
});
export const title = style(text.title3);
export const detail = style({ color: color.textMuted });
