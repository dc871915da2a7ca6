import { style } from '@vanilla-extract/css';
import { radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const plain = style({
  width: `min(${size.dialogMd}, 100vw - 2rem)`,
  maxHeight: ['94vh', '94dvh'],
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: color.surfaceRaised,
  color: color.text,
  overflowWrap: 'anywhere',
  '::backdrop': { background: color.scrim },
});
export const head = style({ display: 'flex', alignItems: 'start', gap: space[2] });
export const title = style({ flex: 1, padding: `${space[2]} 0`, ...text.title2 });
export const part = style({ display: 'grid', gap: space[3], marginTop: space[4] });
