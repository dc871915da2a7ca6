import { style } from '@vanilla-extract/css';
import { motion, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: size.target,
});
export const pressed = style([
  line,
  { cursor: 'pointer', selectors: { '&:has([aria-disabled])': { cursor: 'wait' } } },
]);
export const words = style({ minWidth: 0, display: 'grid', gap: space[1], overflowWrap: 'anywhere' });
export const name = style({ ...text.control });
export const aside = style({ color: color.textMuted, ...text.small });
export const note = style({ color: color.textMuted, ...text.small });

export const track = style({
  flex: 'none',
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  width: '3.25rem',
  height: '2rem',
  margin: 0,
  padding: '0 0.25rem',
  border: `2px solid ${color.borderControl}`,
  borderRadius: radius.full,
  background: color.surface,
  cursor: 'inherit',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  '::before': {
    content: '""',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: radius.full,
    background: color.borderControl,
    transition: `transform ${motion.fast}`,
  },
  ':checked': { borderColor: color.primary, background: color.primary },
  selectors: {
    '&:focus-visible': { borderRadius: radius.full },
    '&:checked::before': { background: color.onPrimary, transform: 'translateX(1.25rem)' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
        '&:checked': { forcedColorAdjust: 'none', borderColor: 'Highlight', background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
      },
    },
  },
});

export const item = style({
  padding: `${space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});
