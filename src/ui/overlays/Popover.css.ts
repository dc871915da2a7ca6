import { keyframes, style } from '@vanilla-extract/css';
import { depth } from '../theme/depth.css';
import { layer, motion, radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  zIndex: layer.popover,
  width: '400px',
  maxWidth: 'calc(100vw - 2rem)',
  maxHeight: 'min(70vh, var(--radix-popover-content-available-height))',
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: depth[3],
  outline: 'none',
  animation: `${rise} ${motion.base} ${motion.easeOut}`,
});
export const narrow = style({ width: '344px' });
export const arrow = style({ fill: color.surfaceRaised, stroke: color.border });
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[3]} ${space[3]} 0 ${space[5]}`,
});
export const title = style({ padding: `${space[3]} 0`, overflowWrap: 'anywhere', ...text.title3 });
export const body = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${space[5]} ${space[5]}`,
  borderRadius: `0 0 ${radius.xl} ${radius.xl}`,
  overflowWrap: 'anywhere',
  ':focus-visible': { outlineOffset: '-3px' },
});
