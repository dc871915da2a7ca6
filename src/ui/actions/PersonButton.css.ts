import { style } from '@vanilla-extract/css';
import { hover, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: size.row,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [hover]: { ':hover': { background: color.surfaceSunken } } },
});
export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = style(text.control);
export const line = style({ color: color.textMuted, ...text.small });
