import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { gutter, motion, radius, size as sizes, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  padding: `${space[3]} ${gutter[6]}`,
  borderRadius: radius.md,
  border: '1.5px solid transparent',
  background: 'none',
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  ':disabled': {
    background: color.disabledSurface,
    color: color.disabledText,
    borderColor: 'transparent',
    cursor: 'not-allowed',
  },
});

const hover = (look: { background: string; borderColor?: string }) => ({
  '@media': { '(hover: hover)': { selectors: { '&:hover:enabled': look } } },
});

export const kind = styleVariants({
  primary: [
    base,
    {
      background: color.primary,
      color: color.onPrimary,
      ...hover({ background: color.primaryHover }),
      ':active': { background: color.primaryActive },
    },
  ],
  outline: [
    base,
    {
      background: color.surface,
      color: color.primary,
      borderColor: color.borderControl,
      ...hover({ background: color.primarySoft, borderColor: color.primary }),
    },
  ],
  tonal: [
    base,
    {
      background: color.primarySoft,
      color: color.onPrimarySoft,
      ...hover({ background: color.primarySoftHover }),
    },
  ],
  ghost: [base, { color: color.link, paddingInline: gutter[3], ...hover({ background: color.primarySoft }) }],
  danger: [base, { background: color.errorSolid, color: color.onError, ...hover({ background: color.error }) }],
  onBrand: [
    base,
    {
      background: color.textOnBrand,
      color: color.brandSurface,
      ...hover({ background: color.textOnBrandMuted }),
      ':focus-visible': { outlineColor: color.focusOnBrand },
    },
  ],
  outlineOnBrand: [
    base,
    {
      color: color.textOnBrand,
      borderColor: color.textOnBrandMuted,
      ...hover({ background: color.brandSurfaceDeep }),
      ':focus-visible': { outlineColor: color.focusOnBrand },
    },
  ],
});
export const size = styleVariants({
  normal: { minHeight: sizes.control, ...text.bodyStrong },
  small: { minHeight: sizes.targetMin, padding: `${space[2]} ${gutter[4]}`, borderRadius: radius.sm, ...text.control },
});
export const held = style({ opacity: 0.6, cursor: 'not-allowed' });
export const full = style({ width: '100%' });
/** Both labels share one grid cell, so that the wider one sets the button's width. */
export const face = style({ gridArea: '1 / 1', display: 'flex', alignItems: 'center', gap: space[2] });
export const away = style([face, { visibility: 'hidden' }]);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({
  width: sizes.iconSmall,
  height: sizes.iconSmall,
  flex: 'none',
  borderRadius: radius.full,
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  // Otherwise a high-contrast theme would close the ring, and its rotation would be invisible.
  forcedColorAdjust: 'none',
  animation: `${turn} 800ms linear infinite`,
});
