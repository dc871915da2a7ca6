import { style } from '@vanilla-extract/css';
import { size, space, text } from '../../src/ui/theme/scale';
import { color } from '../../src/ui/theme/theme.css';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: size.contentMax,
  margin: '0 auto',
  padding: space[4],
});
export const title = style({ overflowWrap: 'anywhere', ...text.title1 });
export const state = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const name = style({ color: color.textMuted, ...text.small });
export const list = style({ display: 'grid', gap: space[2] });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: size.targetMin });
