import { globalStyle, style } from '@vanilla-extract/css';
import { depth } from '../theme/depth.css';
import { motion, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const edge = space[6];

export const line = style({ boxShadow: `inset 0 -1px 0 ${color.border}` });
export const well = style({
  width: 'fit-content',
  maxWidth: '100%',
  padding: space[1],
  borderRadius: radius.md,
  background: color.surfaceSunken,
});
export const list = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: edge,
  '::-webkit-scrollbar': { display: 'none' },
  selectors: {
    '&[data-more~="start"]': { maskImage: `linear-gradient(to right, transparent, black ${edge})` },
    '&[data-more~="end"]': { maskImage: `linear-gradient(to left, transparent, black ${edge})` },
    '&[data-more="start end"]': {
      maskImage: `linear-gradient(to right, transparent, black ${edge}, black calc(100% - ${edge}), transparent)`,
    },
  },
});
export const tab = style({
  // Holds the hidden part of its label.
  position: 'relative',
  flex: 'none',
  minHeight: size.target,
  padding: `${space[3]} ${space[3]} calc(${space[3]} - 3px)`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `color ${motion.fast}, border-color ${motion.fast}`,
  ...text.control,
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': {
    '(hover: hover)': { ':hover': { color: color.text } },
    '(min-width: 768px)': { paddingInline: space[4] },
    '(forced-colors: active)': { borderBottomColor: 'Canvas' },
  },
  selectors: {
    '&[aria-selected="true"]': { color: color.primary, borderBottomColor: color.primary },
  },
});
globalStyle(`${tab}[aria-selected="true"]`, {
  '@media': { '(forced-colors: active)': { borderBottomColor: 'Highlight' } },
});
globalStyle(`${well} ${tab}`, {
  minHeight: size.targetMin,
  padding: `${space[2]} ${space[4]}`,
  border: 0,
  borderRadius: radius.sm,
});
globalStyle(`${well} ${tab}[aria-selected="true"]`, {
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: depth[1],
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});
// Four tabs of a page fit at 320 px.
globalStyle(`${line} ${list}`, { '@media': { '(max-width: 399px)': { gap: 0 } } });
globalStyle(`${line} ${tab}`, {
  '@media': { '(max-width: 399px)': { paddingInline: space[1], ...text.caption } },
});
export const panel = style({ paddingTop: space[5] });
