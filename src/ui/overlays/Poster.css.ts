import { style } from '@vanilla-extract/css';
import { radius } from '../theme/scale';
import { color } from '../theme/theme.css';

export const poster = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 5',
  maxHeight: '62dvh',
  objectFit: 'contain',
  borderRadius: radius.lg,
  background: color.surfaceSunken,
});
