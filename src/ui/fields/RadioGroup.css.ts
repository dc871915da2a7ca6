import { style, styleVariants } from '@vanilla-extract/css';
import { gutter, motion, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const list = styleVariants({
  stacked: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], marginTop: space[2] },
  side: { display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[2] },
});
const row = style({
  display: 'flex',
  // Side by side while each label fits.
  flex: '1 1 0',
  maxWidth: '100%',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.control,
  padding: `${space[2]} ${gutter[4]}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.sm,
  background: color.surface,
  cursor: 'pointer',
  transition: `border-color ${motion.fast}`,
  ...text.body,
});
export const look = styleVariants({
  free: [row, { '@media': { '(hover: hover)': { ':hover': { borderColor: color.borderHover } } } }],
  chosen: [
    row,
    {
      borderColor: color.primary,
      boxShadow: `0 0 0 1px ${color.primary}`,
      background: color.primarySoft,
      '@media': { '(forced-colors: active)': { borderWidth: '2px' } },
    },
  ],
  wrong: [row, { borderColor: color.errorSolid }],
  off: [
    row,
    { background: color.disabledSurface, color: color.disabledText, borderColor: 'transparent', cursor: 'not-allowed' },
  ],
});
export const circle = style({
  flex: 'none',
  appearance: 'none',
  width: '22px',
  height: '22px',
  margin: 0,
  border: `2px solid ${color.borderControl}`,
  borderRadius: radius.full,
  background: color.surface,
  cursor: 'inherit',
  ':checked': { borderWidth: '7px', borderColor: color.primary },
  ':disabled': { borderColor: 'currentColor' },
  ':focus-visible': { borderRadius: radius.full },
});
export const words = style({ minWidth: 0, overflowWrap: 'break-word' });
export const detail = style({ display: 'block', overflowWrap: 'anywhere', color: color.textMuted, ...text.small });
