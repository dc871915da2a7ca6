import { style } from '@vanilla-extract/css';
import { size } from './theme/scale';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.targetMin,
  color: 'inherit',
  fontWeight: 600,
});
