import { style } from '@vanilla-extract/css';
import { forced, motion, radius } from '../theme/scale';
import { color } from '../theme/theme.css';

export const track = style({
  height: '10px',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.surfaceSunken,
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});
export const part = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.full,
  background: color.primary,
  transition: `width ${motion.base}`,
  '@media': { [forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
