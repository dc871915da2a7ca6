import { style } from '@vanilla-extract/css';
import { layer, radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const skip = style({
  position: 'fixed',
  top: space[2],
  left: space[2],
  zIndex: layer.snackbar,
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.md,
  background: color.primary,
  color: color.onPrimary,
  ...text.control,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
