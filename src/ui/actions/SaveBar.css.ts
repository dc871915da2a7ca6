import { globalStyle, style } from '@vanilla-extract/css';
import { depth } from '../theme/depth.css';
import { middle, radius, size, space, text, wide } from '../theme/scale';
import { stickyOffset } from '../theme/sticky-offset';
import { color } from '../theme/theme.css';

const bottom = `calc(${size.bottomBar} + env(safe-area-inset-bottom) + ${space[2]})`;

/** Always visible: on phones above the bottom bar. */
export const bar = style({
  position: 'sticky',
  bottom: stickyOffset(bottom),
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  boxShadow: depth[2],
  '@media': { [middle]: { gap: space[3], padding: space[3] }, [wide]: { bottom: stickyOffset(space[4]) } },
});
/** Shown where there is room beside the buttons. */
export const note = style({
  display: 'none',
  '@media': {
    [middle]: { display: 'block', flex: '1 1 8rem', paddingInline: space[2], color: color.textMuted, ...text.small },
  },
});
// Side by side also at 320 px; from 360 px on their busy labels fit on one line.
globalStyle(`${bar} > button`, {
  flex: '0 1 auto',
  paddingInline: space[2],
  ...text.control,
  '@media': { [middle]: { flex: 'none', paddingInline: space[6], ...text.bodyStrong } },
});
globalStyle(`${bar} > button:last-child`, { flex: '1 1 7rem', '@media': { [middle]: { flex: 'none' } } });
// Keeps a focused field from being covered by the bar.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBottom: `max(${space[8]}, ${stickyOffset(`calc(${bottom} + ${size.target} + ${space[7]})`)})`,
  '@media': { [wide]: { scrollPaddingBottom: `calc(${size.target} + ${space[8]})` } },
});
