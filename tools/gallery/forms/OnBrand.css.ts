import { style } from '@vanilla-extract/css';
import { radius, space } from '../../../src/ui/theme/scale';
import { color } from '../../../src/ui/theme/theme.css';

export const onBrand = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  padding: space[5],
  borderRadius: radius.xl,
  background: color.brandSurface,
});
