import { style, styleVariants } from '@vanilla-extract/css';
import { motion, radius, size, space } from '../theme/scale';
import { color } from '../theme/theme.css';

const base = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  cursor: 'pointer',
  transition: `background ${motion.fast}`,
  '@media': { '(hover: hover)': { selectors: { '&:hover:enabled': { background: color.surfaceSunken } } } },
  ':disabled': { color: color.disabledText, cursor: 'not-allowed' },
});

export const place = styleVariants({
  page: [base, { width: size.target, height: size.target, color: color.text }],
  field: [base, { width: size.targetMin, height: size.targetMin, marginInlineEnd: space[1], color: color.textMuted }],
  brand: [
    base,
    {
      width: size.target,
      height: size.target,
      color: color.textOnBrand,
      ':focus-visible': { outlineColor: color.focusOnBrand },
      '@media': { '(hover: hover)': { selectors: { '&:hover:enabled': { background: color.brandSurfaceDeep } } } },
    },
  ],
});
