import { style } from '@vanilla-extract/css';
import { space, text } from './theme/scale';
import { color } from './theme/theme.css';

export const offline = style({
  padding: `${space[2]} ${space[4]}`,
  background: color.warningSoft,
  color: color.warning,
  ...text.control,
});
