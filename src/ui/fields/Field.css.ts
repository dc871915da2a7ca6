import { globalStyle, style } from '@vanilla-extract/css';
import { motion, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const field = style({ minWidth: 0 });
export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[2],
  marginBottom: space[1],
  ...text.control,
});
export const aside = style({ color: color.textSubtle, whiteSpace: 'nowrap', ...text.small });
export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: size.control,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.sm,
  background: color.surface,
  transition: `border-color ${motion.fast}`,
  '@media': { '(hover: hover)': { ':hover': { borderColor: color.borderHover } } },
  // High-contrast themes drop the shadow and draw the outline.
  ':focus-within': {
    borderColor: color.focus,
    boxShadow: `0 0 0 2px ${color.focus}`,
    outline: '2px solid transparent',
    outlineOffset: '1px',
  },
});
export const wrong = style({
  borderColor: color.errorSolid,
  boxShadow: `0 0 0 1px ${color.errorSolid}`,
  '@media': {
    '(hover: hover)': { ':hover': { borderColor: color.errorSolid } },
    '(forced-colors: active)': { borderWidth: '2px' },
  },
  ':focus-within': { borderColor: color.errorSolid, boxShadow: `0 0 0 2px ${color.errorSolid}` },
});
export const sunken = style({ background: color.surfaceSunken });
export const off = style({
  background: color.disabledSurface,
  color: color.disabledText,
  '@media': { '(hover: hover)': { ':hover': { borderColor: 'transparent' } } },
  borderColor: 'transparent',
});
export const adornment = style({
  flex: 'none',
  display: 'grid',
  color: color.textMuted,
  paddingInline: `${space[4]} 0`,
  pointerEvents: 'none',
  ':last-child': { paddingInline: `0 ${space[4]}` },
});
export const control = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: size.control,
  padding: `0 ${space[4]}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  outline: 'none',
  textOverflow: 'ellipsis',
  ...text.body,
  '::placeholder': { color: color.textSubtle, opacity: 1 },
  // The frame already shows the disabled state; Safari would fade the text again.
  ':disabled': { color: 'inherit', opacity: 1, WebkitTextFillColor: 'currentColor', cursor: 'not-allowed' },
});
/** Opens a list, and cannot be typed in. */
export const opener = style([control, { cursor: 'pointer' }]);
globalStyle(`select${control} option`, { background: color.surface, color: color.text });
export const area = style([control, { paddingBlock: space[3], resize: 'vertical' }]);
export const hint = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  marginTop: space[1],
  color: color.textMuted,
  overflowWrap: 'anywhere',
  ...text.small,
});
export const message = style({
  display: 'flex',
  gap: space[1],
  marginTop: space[1],
  color: color.error,
  overflowWrap: 'anywhere',
  ...text.small,
  fontWeight: 550,
});
