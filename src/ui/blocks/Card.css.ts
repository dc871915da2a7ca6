import { style } from '@vanilla-extract/css';
import { depth } from '../theme/depth.css';
import { gutter, middle, radius, space } from '../theme/scale';
import { color } from '../theme/theme.css';

export const card = style({
  minWidth: 0,
  padding: `${space[5]} ${gutter[5]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: color.surface,
  color: color.text,
  boxShadow: depth[1],
  '@media': { [middle]: { padding: space[6] } },
});
