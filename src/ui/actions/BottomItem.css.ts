import { globalStyle, style } from '@vanilla-extract/css';
import { forced, hover, low, motion, radius, size, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const item = style({
  // Widths by content, at least the longest word: equal widths would break the longest of five labels at 360 px.
  flex: '1 1 auto',
  minHeight: '56px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  padding: '4px 2px 0',
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.textMuted,
  textAlign: 'center',
  textDecoration: 'none',
  hyphens: 'none',
  cursor: 'pointer',
  ...text.caption,
  // The longest that five labels fit at.
  fontSize: `min(${text.caption.fontSize}, 4.7vw)`,
  lineHeight: 1.29,
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': { color: color.primary, fontWeight: 700 },
    // «Menú» stays visible if the bar scrolls; its shadow covers what passes beside it.
    '&:last-child': {
      position: 'sticky',
      insetInlineEnd: 0,
      background: color.surface,
      boxShadow: `0 0 0 4px ${color.surface}`,
    },
  },
  '@media': {
    [low]: { flexDirection: 'row', justifyContent: 'center', gap: '6px', minHeight: '44px', padding: '0 6px' },
  },
});
export const pill = style({
  display: 'grid',
  placeItems: 'center',
  width: `min(100%, ${size.pill})`,
  minWidth: '44px',
  minHeight: size.iconPill,
  borderRadius: radius.full,
  transition: `background ${motion.fast}`,
  '@media': {
    [hover]: { selectors: { [`${item}:hover &`]: { background: color.surfaceSunken } } },
    [forced]: { selectors: { '[aria-current] > &': { border: '2px solid' } } },
    [low]: { width: '44px' },
  },
  selectors: { '[aria-current] > &': { background: color.primarySoft } },
});
globalStyle(`${pill} svg`, { width: `min(${size.icon}, 30px)`, height: `min(${size.icon}, 30px)` });
