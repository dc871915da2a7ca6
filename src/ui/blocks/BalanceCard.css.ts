import { style, styleVariants } from '@vanilla-extract/css';
import { forced, gutter, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.formMax} / 1.6), 1fr))`,
  gap: space[4],
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[2],
  padding: `${space[5]} ${gutter[5]}`,
  border: '1px solid transparent',
  borderRadius: radius.lg,
  background: color.surfaceSunken,
  overflowWrap: 'anywhere',
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], minWidth: 0 });
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.tile,
  height: size.tile,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.primary,
});
export const name = style({ ...text.title3, flex: '1 1 7rem', minWidth: 0 });
export const rest = style({ ...text.small, fontSize: `min(${text.small.fontSize}, 5vw)`, color: color.textMuted });
export const whole = style({ whiteSpace: 'nowrap' });
export const track = style({
  display: 'block',
  width: '100%',
  height: space[2],
  margin: `${space[1]} 0`,
  borderRadius: radius.full,
  background: color.border,
  '@media': { [forced]: { outline: '1px solid CanvasText' } },
});
export const bar = styleVariants({
  normal: { fill: color.primary, '@media': { [forced]: { fill: 'Highlight' } } },
  warning: { fill: color.warningSolid, '@media': { [forced]: { fill: 'Highlight' } } },
});
