import { style } from '@vanilla-extract/css';
import { radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const area = style({
  position: 'relative',
  overflow: 'hidden',
  justifySelf: 'center',
  width: 'min(100%, 20rem, 50vh)',
  aspectRatio: '1',
  borderRadius: radius.md,
  background: color.surfaceSunken,
  cursor: 'grab',
  // A touch moves the picture instead of scrolling the page.
  touchAction: 'none',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
});
export const picture = style({ position: 'absolute', maxWidth: 'none', pointerEvents: 'none' });
/** The visible part of the photo is inside the ring. */
export const ring = style({
  position: 'absolute',
  inset: 0,
  border: `2px solid ${color.focusOnBrand}`,
  borderRadius: radius.full,
  boxShadow: `0 0 0 100vmax ${color.scrim}`,
  pointerEvents: 'none',
});
export const controls = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[1] });
export const hint = style({ ...text.small, color: color.textMuted, textAlign: 'center' });
