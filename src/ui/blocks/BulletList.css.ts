import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: 'disc',
});
