import { keyframes, style } from '@vanilla-extract/css';
import { layer, middle, motion, radius, size, space, text } from './theme/scale';
import { color } from './theme/theme.css';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.scrim,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  overflowY: 'auto',
  background: color.scrim,
  animation: `${fade} ${motion.base}`,
  '@media': { [middle]: { alignItems: 'center', padding: space[7] } },
});
export const panel = style({
  display: 'grid',
  gap: space[4],
  width: '100%',
  maxHeight: '94dvh',
  overflowY: 'auto',
  padding: `${space[6]} ${space[5]}`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  background: color.surfaceRaised,
  color: color.text,
  animation: `${rise} ${motion.base} ${motion.easeOut}`,
  outline: 'none',
  '@media': { [middle]: { maxWidth: size.dialog, borderRadius: radius.sheet, padding: space[7] } },
});
export const title = style({ ...text.title2, overflowWrap: 'anywhere' });
export const actions = style({
  display: 'grid',
  gap: space[3],
  '@media': { [middle]: { display: 'flex', justifyContent: 'flex-end' } },
});
export const head = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space[3] });
export const closeButton = style({
  flex: 'none',
  width: size.target,
  height: size.target,
  marginBlock: `calc(-1 * ${space[2]})`,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  cursor: 'pointer',
  ...text.title2,
});
