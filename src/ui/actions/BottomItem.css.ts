import { style } from '@vanilla-extract/css';
import { forced, hover, motion, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const item = style({
  // Widths by content: equal widths would break the longest of five labels at 360 px.
  flex: '1 1 auto',
  minWidth: `max(44px, ${size.icon})`,
  minHeight: size.bottomItem,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  padding: `${space[1]} 0 0`,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.textMuted,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ...text.caption,
  selectors: { '&[aria-current]': { color: color.primary, fontWeight: 700 } },
});
export const pill = style({
  display: 'grid',
  placeItems: 'center',
  width: `min(100%, ${size.pill})`,
  minHeight: size.iconPill,
  borderRadius: radius.full,
  transition: `background ${motion.fast}`,
  '@media': {
    [hover]: { selectors: { [`${item}:hover &`]: { background: color.surfaceSunken } } },
    [forced]: { selectors: { '[aria-current] > &': { border: '2px solid' } } },
  },
  selectors: { '[aria-current] > &': { background: color.primarySoft } },
});
