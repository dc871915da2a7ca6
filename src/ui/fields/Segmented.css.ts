import { style, styleVariants } from '@vanilla-extract/css';
import { depth } from '../theme/depth.css';
import { gutter, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const well = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  maxWidth: '100%',
  padding: space[1],
  borderRadius: radius.md,
  background: color.surfaceSunken,
});
const segment = style({
  position: 'relative',
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minHeight: size.targetMin,
  padding: `${space[2]} ${gutter[4]}`,
  borderRadius: radius.sm,
  color: color.textMuted,
  cursor: 'pointer',
  ...text.control,
});
export const free = style([segment, { '@media': { '(hover: hover)': { ':hover': { color: color.text } } } }]);
const taken = { boxShadow: depth[1], '@media': { '(forced-colors: active)': { border: '2px solid' } } } as const;
/** A selected view is raised, a selected answer is filled. */
export const chosen = styleVariants({
  view: [segment, taken, { background: color.surfaceRaised, color: color.text }],
  answer: [segment, taken, { background: color.primary, color: color.onPrimary }],
});
/** Covers the whole segment, so that the focus ring surrounds it. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: radius.sm,
  cursor: 'inherit',
  ':focus-visible': { borderRadius: radius.sm },
});
export const tick = style({ display: 'none', '@media': { '(forced-colors: active)': { display: 'grid' } } });
