import { style } from '@vanilla-extract/css';
import { size, space } from '../theme/scale';
import { color } from '../theme/theme.css';
import { control } from './Field.css';

/** Room for the icons over its end. */
export const room = style({ paddingInlineEnd: `calc(${space[4]} + ${size.iconSmall} + ${space[2]})` });
export const chosen = style([control, room, { appearance: 'none', cursor: 'pointer' }]);
export const unchosen = style([chosen, { color: color.textSubtle }]);
/** Over the end of the control; presses pass through to it. */
export const end = style({
  position: 'absolute',
  insetInlineEnd: space[4],
  display: 'grid',
  width: size.iconSmall,
  color: color.textMuted,
  pointerEvents: 'none',
});
