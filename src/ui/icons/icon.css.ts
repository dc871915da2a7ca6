import { style } from '@vanilla-extract/css';
import { size } from '../theme/scale';

export const outline = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const medium = style({ width: size.icon, height: size.icon });
export const small = style({ width: size.iconSmall, height: size.iconSmall });
export const tiny = style({ width: size.iconTiny, height: size.iconTiny, strokeWidth: 2.3 });
