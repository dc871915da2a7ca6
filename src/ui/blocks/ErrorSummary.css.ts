import { style } from '@vanilla-extract/css';
import { size, space } from '../theme/scale';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.targetMin,
  paddingBlock: space[1],
  color: 'inherit',
  fontWeight: 600,
});
