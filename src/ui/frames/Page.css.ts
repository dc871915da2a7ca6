import { style } from '@vanilla-extract/css';
import { gutter, middle, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const title = style({ ...text.title1, overflowWrap: 'anywhere', '@media': { [middle]: text.title1Wide } });
export const lead = style({ color: color.textMuted });
export const narrow = style({
  width: '100%',
  maxWidth: size.formMax,
  margin: '0 auto',
  padding: `${space[7]} ${gutter[4]}`,
});
