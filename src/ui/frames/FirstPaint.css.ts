import { keyframes, style } from '@vanilla-extract/css';
import { layer, motion, radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const slow = style({
  position: 'fixed',
  inset: `auto ${space[4]} ${space[4]}`,
  zIndex: layer.snackbar,
  padding: space[4],
  borderRadius: radius.lg,
  background: color.inverseSurface,
  color: color.inverseText,
  textAlign: 'center',
  visibility: 'hidden',
  animation: `${appear} 1ms ${motion.patience} forwards`,
  ...text.control,
  selectors: { ':root[data-lost] &': { animation: 'none', visibility: 'visible' } },
});
/** Painted only when complete: centred content would move while the document streams in. */
export const whole = style({
  '@supports': { 'selector(:has(a))': { selectors: { [`&:not(:has(> ${slow}))`]: { visibility: 'hidden' } } } },
});
