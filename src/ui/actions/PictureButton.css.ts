import { style } from '@vanilla-extract/css';
import { motion, radius, size } from '../theme/scale';
import { color } from '../theme/theme.css';

export const onCorner = style({
  display: 'grid',
  placeItems: 'center',
  // At any font size it leaves most of the picture visible.
  width: `min(${size.targetMin}, 48px)`,
  height: `min(${size.targetMin}, 48px)`,
  padding: 0,
  border: `2px solid ${color.borderControl}`,
  borderRadius: radius.full,
  background: color.surfaceRaised,
  color: color.primary,
  cursor: 'pointer',
  transition: `background ${motion.fast}`,
  ':focus-visible': { outlineColor: color.focusOnBrand },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.primarySoft } } } },
});
