import { style } from '@vanilla-extract/css';
import { space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  ...text.control,
});
export const offline = style([banner, { background: color.warningSoft, color: color.warning }]);
export const back = style([banner, { background: color.successSoft, color: color.success }]);
