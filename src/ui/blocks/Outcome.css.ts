import { style, styleVariants } from '@vanilla-extract/css';
import { middle, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const outcome = style({ display: 'grid', gap: space[5], overflowWrap: 'anywhere' });
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  '@media': { [middle]: { flexDirection: 'row' } },
});
export const words = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const title = style(text.title2);
export const detail = style({ color: color.textMuted });
export const actions = style({ display: 'grid', gap: space[2] });

const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.target,
  height: size.target,
  border: '1px solid transparent',
  borderRadius: radius.lg,
});
export const tiles = styleVariants({
  exito: [tile, { background: color.successSoft, color: color.success }],
  informacion: [tile, { background: color.infoSoft, color: color.info }],
  error: [tile, { background: color.errorSoft, color: color.error }],
});
