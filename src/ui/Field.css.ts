import { globalStyle, style } from '@vanilla-extract/css';
import { motion, radius, size, space, text } from './theme/scale';
import { color } from './theme/theme.css';

export const field = style({ minWidth: 0 });
export const label = style({ display: 'block', marginBottom: space[1], ...text.control });
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.control,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.sm,
  background: color.surface,
  transition: `border-color ${motion.fast}`,
  '@media': { '(hover: hover)': { ':hover': { borderColor: color.borderHover } } },
  selectors: {
    '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 2px ${color.focus}` },
    '&:has([aria-invalid="true"])': { borderColor: color.errorSolid, boxShadow: `0 0 0 1px ${color.errorSolid}` },
    '&:focus-within:has([aria-invalid="true"])': { boxShadow: `0 0 0 2px ${color.errorSolid}` },
  },
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
  ...text.body,
  '::placeholder': { color: color.textSubtle, opacity: 1 },
});
globalStyle(`select${control} option`, { background: color.surface, color: color.text });
export const hint = style({ marginTop: space[1], color: color.textMuted, ...text.small });
export const message = style({ marginTop: space[1], color: color.error, ...text.small, fontWeight: 550 });
export const reveal = style({
  flex: 'none',
  minWidth: size.targetMin,
  minHeight: size.targetMin,
  marginRight: space[1],
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.link,
  cursor: 'pointer',
  ...text.control,
});
