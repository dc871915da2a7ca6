import { style } from '@vanilla-extract/css';
import { forced, hover, motion, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const item = style({
  flex: '1 1 0',
  minWidth: 0,
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
  selectors: { '&[aria-current="page"]': { color: color.primary, fontWeight: 700 } },
});
export const pill = style({
  display: 'grid',
  placeItems: 'center',
  width: size.pill,
  maxWidth: '100%',
  minHeight: size.iconPill,
  borderRadius: radius.full,
  transition: `background ${motion.fast}`,
  '@media': {
    [hover]: { selectors: { [`${item}:hover &`]: { background: color.surfaceSunken } } },
    [forced]: { selectors: { '[aria-current="page"] > &': { border: '2px solid' } } },
  },
  selectors: { '[aria-current="page"] > &': { background: color.primarySoft } },
});
