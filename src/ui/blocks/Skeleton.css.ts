import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { radius, size, space, still } from '../theme/scale';
import { color } from '../theme/theme.css';

const come = keyframes({ from: { opacity: 0 } });
const pass = keyframes({ to: { transform: 'translateX(100%)' } });

/** Reserves space immediately and shows the shapes after 300 ms, so that a fast load does not flicker. */
export const group = style({ display: 'grid', gap: space[3], animation: `${come} 1ms 300ms backwards` });
const bone = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: radius.xs,
  background: color.skeleton,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    transform: 'translateX(-100%)',
    background: `linear-gradient(100deg, transparent 30%, ${color.skeletonShine} 50%, transparent 70%)`,
    animation: `${pass} 1.4s linear infinite`,
  },
  '@media': { [still]: { '::after': { display: 'none' } } },
});
export const shapes = styleVariants({
  line: [bone, { height: space[4], selectors: { '&:last-child:not(:nth-child(2))': { width: '72%' } } }],
  field: [bone, { height: size.control, borderRadius: radius.sm }],
  row: [bone, { height: space[9], borderRadius: radius.md }],
  block: [bone, { height: `calc(2 * ${space[8]} + ${space[4]})`, borderRadius: radius.lg }],
  card: [bone, { height: `calc(2 * ${space[8]} + ${space[4]})`, borderRadius: radius.xl }],
  slide: [
    bone,
    { aspectRatio: '880 / 392', marginBottom: `calc(${size.target} + ${space[2]})`, borderRadius: radius.xl },
  ],
});
