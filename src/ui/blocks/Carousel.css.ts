import { style, styleVariants } from '@vanilla-extract/css';
import { motion, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

/** A fixed ratio, so that a loading image shifts nothing. */
export const stage = style({
  position: 'relative',
  aspectRatio: '880 / 392',
  overflow: 'hidden',
  borderRadius: radius.xl,
  background: color.skeleton,
  // The carousel handles horizontal swipes, the browser vertical ones and zoom.
  touchAction: 'pan-y pinch-zoom',
});
const slide = style({
  position: 'absolute',
  inset: 0,
  transition: `opacity ${motion.slow}, visibility 0s`,
});
export const slides = styleVariants({
  shown: [slide],
  gone: [slide, { opacity: 0, visibility: 'hidden', transitionDelay: `0s, ${motion.slow}` }],
});
export const link = style({
  display: 'block',
  height: '100%',
  ':focus-visible': { outlineOffset: '-6px', borderRadius: radius.xl },
});
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: size.target,
  marginTop: space[2],
});
export const steps = style({
  display: 'flex',
  // On a line of its own, if it does not fit beside the button that pauses.
  flex: '1 0 auto',
  maxWidth: '100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
});
export const pause = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.targetMin,
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.link,
  cursor: 'pointer',
  ...text.control,
});
export const dots = style({ display: 'flex', justifyContent: 'center', flex: 1 });
export const count = style({ flex: 1, textAlign: 'center', color: color.textMuted, ...text.small });
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '24px',
  height: size.targetMin,
  padding: '0 4px',
  border: 0,
  borderRadius: radius.xs,
  background: 'none',
  cursor: 'pointer',
  '::before': {
    content: '',
    width: '8px',
    height: '8px',
    border: '4px solid',
    borderColor: color.borderControl,
    borderRadius: '4px',
  },
  selectors: { '&[aria-current="true"]::before': { width: '26px', borderColor: color.primary } },
});
