import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const row = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
});
export const image = style([picture, { objectFit: 'cover', background: color.surfaceSunken }]);
export const tile = style([picture, { background: color.surfaceSunken, color: color.textMuted, ...text.caption }]);
export const words = style({ display: 'grid', justifyItems: 'start', flex: 1, minWidth: 0 });
export const name = style({ maxWidth: '100%', overflowWrap: 'anywhere', ...text.control });
export const facts = style({ color: color.textMuted, ...text.small });
// Aligns the text of the button with the name.
globalStyle(`${words} > button`, { marginInlineStart: `calc(-1 * ${space[2]})`, paddingInline: space[2] });
